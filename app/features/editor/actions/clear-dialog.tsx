import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { clearDocument } from './clear-document.ts';

export function ClearDialog({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={'Effacer tout le document\u00a0?'}
      description="Vos coordonnées, le client et toutes les lignes seront effacés de ce document. Vous pourrez annuler."
      actions={
        <>
          <Button onClick={onClose}>Garder le document</Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              clearDocument(workspace);
            }}
          >
            Tout effacer
          </Button>
        </>
      }
    />
  );
}
