import { FolderOpen } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { lazyAtRest } from '#app/ui/lazy-at-rest.ts';
import { useOpenFile } from './use-open-file.ts';

/** The drafts of this device. */
export function DraftsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const openFile = useOpenFile();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Mes brouillons"
      description="Ils sont sur cet appareil seulement."
      actions={
        <Button
          onClick={() => {
            onClose();
            openFile();
          }}
        >
          <FolderOpen aria-hidden />
          Ouvrir un fichier
        </Button>
      }
    >
      <Suspense fallback={<p className="min-h-60 text-ink-soft">Lecture des brouillons…</p>}>
        <DraftList onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

const DraftList = lazyAtRest<{ onClose: () => void }>(
  async () => (await import('./draft-list.tsx')).DraftList,
);
