import { Copy, ExternalLink, Inbox, Link2, Mail, Send } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { wordsOfDraft } from '#app/features/editor/draft/kind-words.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { mailtoUrl } from '#app/lib/mailto-url.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { nameAddressee } from '#app/sending/addressee.ts';
import { canShareFiles } from '#app/sending/share-file.ts';
import { shareIssued } from '#app/sending/share-issued.ts';
import { useSession } from '#app/session/use-session.ts';
import type { SheetFonts } from '#app/sheet/sheet-fonts.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { useIsOnline } from '#app/ui/use-is-online.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { computeTotals, type Draft } from '#documents';
import { fileName, type StoredDraft, writeCoverEmail } from '#documents/dossier';

/**
 * Ways to send the file to the client: the phone’s share sheet, which takes the file; our server,
 * for a signed-in user; or the visitor’s own mail program, which cannot receive the file. `onSent`
 * runs once it has left.
 */
export function SendActions({
  issued,
  fonts,
  documentId,
  isPaid,
  onShare,
  onSent,
}: {
  issued: NonNullable<StoredDraft['issued']>;
  fonts: SheetFonts;
  documentId: string | undefined;
  /** The author has marked the document as paid. */
  isPaid: boolean;
  onShare: () => void;
  onSent: () => void;
}) {
  const { draft } = issued;
  const { user } = useSession();
  const [asked, setAsked] = useState<'receive' | 'send' | null>(null);
  const name = fileName(draft, { extension: 'pdf', isProvisional: false });
  const email = writeCoverEmail({ draft, totals: computeTotals(draft), isPaid });
  const canShare = canShareFiles();
  const isOnline = useIsOnline();
  const ownEmail = user?.email ?? null;
  const shared = { draft, issuedAt: issued.at, onClose: () => setAsked(null) };
  // Network: loads the dialog early, since the page may be offline once the user wants to send.
  useEffect(() => {
    if (ownEmail) fetchWhenUsed(loadSendDialog);
  }, [ownEmail]);
  const share = async () => {
    if (await shareIssued(issued, { fonts, email })) onSent();
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
        {ownEmail && (
          <Button variant={canShare ? 'secondary' : 'primary'} onClick={() => setAsked('send')}>
            <Mail aria-hidden />
            Envoyer au {nameAddressee(draft.kind)}
          </Button>
        )}
        <Button variant={canShare || ownEmail ? 'secondary' : 'primary'} asChild>
          <a href={mailtoUrl(email)} onClick={() => sayToAttach(name, { draft, onSent })}>
            <ExternalLink aria-hidden />
            {nameMailProgram({ canShare, isSignedIn: ownEmail !== null })}
          </a>
        </Button>
        <Button onClick={() => setAsked('receive')}>
          <Inbox aria-hidden />
          Recevoir par e-mail
        </Button>
        <Button onClick={() => copy(`${email.subject}\n\n${email.body}`)}>
          <Copy aria-hidden />
          Copier le message
        </Button>
        <Button onClick={onShare}>
          <Link2 aria-hidden />
          Partager par un lien
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {isOnline ? explain({ name, canShare, ownEmail }) : NO_NETWORK}
      </p>
      <Suspense>
        {asked === 'receive' && <ReceiveDialog {...shared} />}
        {asked === 'send' && ownEmail && (
          <SendDialog
            {...shared}
            documentId={documentId}
            email={email}
            ownEmail={ownEmail}
            onSent={onSent}
          />
        )}
      </Suspense>
    </>
  );
}

function nameMailProgram({
  canShare,
  isSignedIn,
}: {
  canShare: boolean;
  isSignedIn: boolean;
}): string {
  if (isSignedIn) return 'Par ma messagerie';
  return canShare ? 'Par e-mail' : 'Envoyer par e-mail';
}

function explain({
  name,
  canShare,
  ownEmail,
}: {
  name: string;
  canShare: boolean;
  ownEmail: string | null;
}): string {
  if (canShare) return 'Le fichier part avec le message, par l’application que vous choisissez.';
  if (ownEmail)
    return `Vous relisez le message avant qu’il parte, avec le fichier, de notre serveur.`;
  return `Votre messagerie s’ouvre avec un message prêt\u00a0: joignez-y «\u00a0${name}\u00a0».`;
}

const NO_NETWORK =
  'Pas de réseau\u00a0: ce qui part par notre serveur attendra son retour. Le fichier et le message sont déjà là.';

/** The page cannot know whether the mail program sent the message: the author says so. */
function sayToAttach(name: string, { draft, onSent }: { draft: Draft; onSent: () => void }): void {
  const { agree } = wordsOfDraft(draft);
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

/** A message needs the network anyway. */
const ReceiveDialog = lazyFetched(
  async () => (await import('#app/sending/receive-dialog.tsx')).ReceiveDialog,
);
/** Not prefetched for visitors: sending to a client requires an account. */
const loadSendDialog = async () => (await import('#app/sending/send-dialog.tsx')).SendDialog;
const SendDialog = lazyFetched(loadSendDialog);
