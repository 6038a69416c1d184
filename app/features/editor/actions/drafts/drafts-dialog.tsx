import { FolderOpen, Library } from 'lucide-react';
import { Suspense, startTransition, useState } from 'react';
import { Link } from 'react-router';
import { dossier } from '#app/data/dossier.ts';
import { isAccount } from '#app/data/is-account.ts';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { useResumeDocument } from '#app/files/use-resume-document.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';

/** The latest documents; the page `/dossier` searches and sorts all of them. */
export function DraftsDialog({ onClose }: { onClose: () => void }) {
  const resumeDocument = useResumeDocument();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Mes documents"
      description={isAccount() ? OF_ACCOUNT : 'Ils sont sur cet appareil seulement.'}
      actions={
        <>
          <Button
            onClick={() => {
              onClose();
              resumeDocument();
            }}
          >
            <FolderOpen aria-hidden />
            Reprendre un document
          </Button>
          <Button asChild>
            <Link to="/dossier">
              <Library aria-hidden />
              Toute la liste
            </Link>
          </Button>
        </>
      }
    >
      <Drafts onClose={onClose} />
    </Dialog>
  );
}

/**
 * Holds the state above the Suspense boundary: a suspended component loses its own state and would
 * read again on each attempt.
 */
function Drafts({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace();
  const [count, setCount] = useState(ROWS);
  const [reading, setReading] = useState(() => workspace.flush().then(() => readDrafts(count)));
  const read = (wanted: number) =>
    startTransition(() => {
      setCount(wanted);
      setReading(readDrafts(wanted));
    });
  return (
    <Suspense fallback={<p className="min-h-60 text-ink-soft">Lecture de vos documents…</p>}>
      <KeptDrafts
        reading={reading}
        onChange={() => read(count)}
        onMore={() => read(count + ROWS)}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** The latest documents; null when the browser refuses storage. */
function readDrafts(count: number) {
  return dossier.listRecent(count).catch(() => null);
}

const OF_ACCOUNT = 'Ils sont dans votre compte, et sur cet appareil tant que vous y êtes connecté.';
/** Rows shown at first, and added by each click. */
const ROWS = 50;
const KeptDrafts = lazyWhenUsed(async () => (await import('./kept-drafts.tsx')).KeptDrafts);
