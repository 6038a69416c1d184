import { useSyncExternalStore } from 'react';
import {
  useWorkspace,
  useWorkspaceState,
} from '#app/features/editor/workspace/workspace-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { mentionOf } from '#documents/dossier';
import { reissueStore } from './reissue-store.ts';
import { useCorrection } from './use-correction.tsx';

/** Asks before a second file bears the number of an invoice that was issued with other content. */
export function ReissueDialog() {
  const workspace = useWorkspace();
  const issued = useWorkspaceState((state) => state.issued);
  const waiting = useSyncExternalStore(reissueStore.subscribe, reissueStore.get, () => null);
  const { correct, canWithdraw, dialog } = useCorrection();
  // The last label stays while the dialog closes.
  const verb = waiting?.verb ?? 'télécharger';
  const close = () => reissueStore.set(null);
  return (
    <>
      {issued && (
        <Dialog
          isOpen={waiting !== null}
          onClose={close}
          title={`La ${mentionOf(issued.draft)} a déjà été émise`}
          description="Deux factures différentes ne peuvent pas porter le même numéro. Si votre client a reçu la première, corrigez-la : un avoir l’annule et une copie la remplace, ou une facture rectificative."
          actions={
            <>
              {canWithdraw && (
                <Button
                  onClick={async () => {
                    close();
                    await workspace.withdraw();
                    await waiting?.run();
                  }}
                >
                  Il ne l’a pas reçue, {verb}
                </Button>
              )}
              <Button
                variant="primary"
                onClick={() => {
                  close();
                  correct();
                }}
              >
                Corriger
              </Button>
            </>
          }
        />
      )}
      {dialog}
    </>
  );
}
