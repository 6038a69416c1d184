import { type ReactNode, Suspense, startTransition, use, useState } from 'react';
import { isAccount } from '#app/data/is-account.ts';
import { downloadPdf } from '#app/features/editor/actions/downloads/downloads.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { describeLength, describeLink } from './describe-link.ts';
import { KeptLinks } from './kept-links.tsx';
import { LinkActions, LinkField, Remarks } from './link-field.tsx';
import { LONG_LENGTH } from './make-link.ts';
import { type PreparedLink, prepareLink } from './prepare-link.ts';

/** Links that let anyone read the document without an account. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Partager par un lien"
      description={
        'Le document est chiffré dans le lien lui-même\u00a0: aucun serveur ne le garde, sauf si vous demandez un lien court ou une page. Toute personne qui a le lien peut le lire, et télécharger le PDF.'
      }
    >
      <Link onClose={onClose} />
      <KeptLinks />
      {isAccount() && (
        <Suspense>
          <ClientPagePart />
        </Suspense>
      )}
    </Dialog>
  );
}

/** Holds the state above the Suspense boundary, since a suspended component loses its own. */
function Link({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace();
  const [hasLogo, setHasLogo] = useState(false);
  const [preparing, setPreparing] = useState(() => prepareLink(workspace, { hasLogo }));
  const canCarryLogo = workspace.getState().editor.store.getState().draft.style.logo !== undefined;
  const changeLogo = (wanted: boolean) => {
    setHasLogo(wanted);
    // A transition keeps the current link visible until the next one is ready.
    startTransition(() => setPreparing(prepareLink(workspace, { hasLogo: wanted })));
  };
  return (
    <Suspense fallback={<p className="min-h-40 text-ink-soft">Préparation du lien…</p>}>
      <ReadyLink
        preparing={preparing}
        onDownload={() => {
          onClose();
          downloadPdf(workspace);
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
  children: ReactNode;
}) {
  const prepared = use(preparing);
  if (!prepared?.link.ok) {
    return (
      <>
        <p role="alert">
          {prepared
            ? 'Ce document est trop long pour tenir dans un lien. Envoyez le PDF\u00a0: il se rouvre ici, lui aussi. Ou faites-en un lien court.'
            : 'Le lien n’a pas pu être fait. Envoyez plutôt le PDF.'}
        </p>
        <Button className="mt-4" onClick={onDownload}>
          Télécharger le PDF
        </Button>
        {prepared && (
          <Suspense>
            <KeepLink title={prepared.title} />
          </Suspense>
        )}
      </>
    );
  }
  const { link, title, isBlocked } = prepared;
  const remarks = describeLink(link, { isBlocked });
  return (
    <>
      <LinkField
        id="share-link"
        label="Lien"
        url={link.url}
        help={`${describeLength(link.url)}.`}
      />
      {children}
      <Remarks remarks={remarks} />
      <LinkActions url={link.url} title={title} fieldId="share-link" />
      {(link.url.length > LONG_LENGTH || link.leftOut.length > 0) && (
        <Suspense>
          <KeepLink title={title} />
        </Suspense>
      )}
    </>
  );
}

// Short links and pages need the network: they are not among what is kept for later.
const KeepLink = lazyFetched(async () => (await import('./keep-link.tsx')).KeepLink);
const ClientPagePart = lazyFetched(
  async () => (await import('./client-page/client-page-part.tsx')).ClientPagePart,
);
