import { Copy, Mail, Share2 } from 'lucide-react';
import { type ReactNode, Suspense, startTransition, use, useState } from 'react';
import { downloadPdf } from '#app/features/editor/actions/downloads/downloads.ts';
import { useEditorSession } from '#app/features/editor/session/editor-session-context.tsx';
import { copyText } from '#app/lib/copy-text.ts';
import { mailAddress } from '#app/lib/mail-address.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { describeLength, describeLink, writeLinkMessage } from './describe-link.ts';
import { type PreparedLink, prepareLink } from './prepare-link.ts';

/** A link that holds the document itself, for someone who has no account either. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Partager par un lien"
      description={
        'Le document est chiffré dans le lien lui-même\u00a0: aucun serveur ne le garde. Toute personne qui a le lien peut le lire, et télécharger le PDF.'
      }
    >
      <Link onClose={onClose} />
    </Dialog>
  );
}

/** Asks above what waits for the answer. */
function Link({ onClose }: { onClose: () => void }) {
  const session = useEditorSession();
  const [hasLogo, setHasLogo] = useState(false);
  const [preparing, setPreparing] = useState(() => prepareLink(session, { hasLogo }));
  const canCarryLogo = session.getState().editor.store.getState().draft.style.logo !== undefined;
  const changeLogo = (wanted: boolean) => {
    setHasLogo(wanted);
    // The link that is there stays in sight until the other one is.
    startTransition(() => setPreparing(prepareLink(session, { hasLogo: wanted })));
  };
  return (
    <Suspense fallback={<p className="min-h-40 text-ink-soft">Préparation du lien…</p>}>
      <ReadyLink
        preparing={preparing}
        onDownload={() => {
          onClose();
          downloadPdf(session);
        }}
      >
        {canCarryLogo && (
          <div className="mt-3">
            <Checkbox
              id="share-logo"
              label="Avec le logo"
              help="Le lien s’allonge de beaucoup&nbsp;; sans lui, le document dit la même chose."
              checked={hasLogo}
              onChange={({ target }) => changeLogo(target.checked)}
            />
          </div>
        )}
      </ReadyLink>
    </Suspense>
  );
}

function ReadyLink({
  preparing,
  onDownload,
  children,
}: {
  preparing: Promise<PreparedLink | null>;
  onDownload: () => void;
  /** What changes the link. */
  children: ReactNode;
}) {
  const prepared = use(preparing);
  if (!prepared?.link.ok) {
    return (
      <div role="alert">
        <p>
          {prepared
            ? 'Ce document est trop long pour tenir dans un lien. Envoyez plutôt le PDF\u00a0: il se rouvre ici, lui aussi.'
            : 'Le lien n’a pas pu être fait. Envoyez plutôt le PDF.'}
        </p>
        <Button variant="primary" className="mt-4" onClick={onDownload}>
          Télécharger le PDF
        </Button>
      </div>
    );
  }
  const { link, title, isBlocked } = prepared;
  const remarks = describeLink(link, { isBlocked });
  return (
    <>
      <Field id="share-link" label="Lien" help={`${describeLength(link.url)}.`}>
        {(aria) => (
          <TextInput
            {...aria}
            readOnly
            value={link.url}
            className="truncate"
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      {children}
      {remarks.length > 0 && (
        <ul className="mt-3 rounded-card bg-amber-soft px-4 py-3 text-sm text-amber">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => copy(link.url)}>
          <Copy aria-hidden />
          Copier le lien
        </Button>
        <Button asChild>
          <a
            href={mailAddress({ subject: title, body: writeLinkMessage({ title, url: link.url }) })}
          >
            <Mail aria-hidden />
            Envoyer par e-mail
          </a>
        </Button>
        {canShare() && (
          <Button onClick={() => share({ title, url: link.url })}>
            <Share2 aria-hidden />
            Envoyer autrement
          </Button>
        )}
      </div>
    </>
  );
}

async function copy(url: string): Promise<void> {
  if (await copyText(url)) showToast('Lien copié.', { tone: 'success' });
  else {
    document.querySelector<HTMLInputElement>('#share-link')?.select();
    showToast('Le lien est sélectionné\u00a0: copiez-le avec Ctrl+C.');
  }
}

function canShare(): boolean {
  return typeof navigator !== 'undefined' && 'share' in navigator;
}

async function share(data: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // The user cancelled: nothing to say.
    if (error instanceof Error && error.name === 'AbortError') return;
    showToast('Cet appareil n’a pas pu envoyer le lien. Copiez-le.', { tone: 'error' });
  }
}
