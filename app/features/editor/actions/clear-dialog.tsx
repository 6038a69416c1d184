import { useEditorSession } from '#app/features/editor/session/editor-session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { clearDocument } from './clear-document.ts';

export function ClearDialog({ onClose }: { onClose: () => void }) {
  const session = useEditorSession();
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
              clearDocument(session);
            }}
          >
            Tout effacer
          </Button>
        </>
      }
    />
  );
}
