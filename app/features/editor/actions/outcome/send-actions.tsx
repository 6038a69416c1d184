import { Copy, Mail, Send } from 'lucide-react';
import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { mailAddress } from '#app/lib/mail-address.ts';
import { makeIssuedFile } from '#app/sheet/make-issued-file.ts';
import type { SheetFonts } from '#app/sheet/sheet-fonts.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { computeTotals, type Draft } from '#documents';
import { fileName, type StoredDraft, writeCoverMessage } from '#documents/dossier';
import { canShareFiles, shareFile } from './share-file.ts';

/**
 * Into the client’s hands: by what the phone has, the file with it; elsewhere by the visitor’s own
 * mail program, which cannot be given the file. `onSent` is told of what has left.
 */
export function SendActions({
  issued,
  fonts,
  onSent,
}: {
  issued: NonNullable<StoredDraft['issued']>;
  fonts: SheetFonts;
  onSent: () => void;
}) {
  const { draft } = issued;
  const name = fileName(draft, { extension: 'pdf', isProvisional: false });
  const message = writeCoverMessage({ draft, totals: computeTotals(draft) });
  const canShare = canShareFiles();
  const share = async () => {
    if (await send(() => makeIssuedFile(issued, fonts), message)) onSent();
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {canShare && (
          <Button variant="primary" onClick={share}>
            <Send aria-hidden />
            Envoyer
          </Button>
        )}
        <Button variant={canShare ? 'secondary' : 'primary'} asChild>
          <a
            href={mailAddress({ to: draft.buyer.email ?? '', ...message })}
            onClick={() => sayToAttach(name, { draft, onSent })}
          >
            <Mail aria-hidden />
            {canShare ? 'Par e-mail' : 'Envoyer par e-mail'}
          </a>
        </Button>
        <Button onClick={() => copy(`${message.subject}\n\n${message.body}`)}>
          <Copy aria-hidden />
          Copier le message
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {canShare
          ? 'Le fichier part avec le message, par l’application que vous choisissez.'
          : `Votre messagerie s’ouvre avec un message prêt\u00a0: joignez-y «\u00a0${name}\u00a0».`}
      </p>
    </>
  );
}

async function send(
  makeFile: () => Promise<File>,
  message: { subject: string; body: string },
): Promise<boolean> {
  try {
    return await shareFile(await makeFile(), message);
  } catch {
    showToast('Cet appareil n’a pas pu envoyer le fichier.', {
      tone: 'error',
      detail: 'Il est dans vos téléchargements\u00a0: joignez-le à un message.',
    });
    return false;
  }
}

/** Nobody knows whether the message has left: its author says it. */
function sayToAttach(name: string, { draft, onSent }: { draft: Draft; onSent: () => void }): void {
  const { agree } = wordsOf(draft.kind);
  showToast('Joignez le fichier au message.', {
    detail: name,
    action: { label: `Marquer ${agree('envoyé')}`, onClick: onSent },
  });
}

async function copy(text: string): Promise<void> {
  if (await copyText(text))
    showToast('Message copié', { tone: 'success', detail: 'Collez-le où vous voulez.' });
  else
    showToast('Ce navigateur refuse de copier.', {
      tone: 'error',
      detail: 'Ouvrez plutôt votre messagerie par le bouton d’à côté.',
    });
}
