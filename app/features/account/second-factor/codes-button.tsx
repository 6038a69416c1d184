import { useState } from 'react';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import { replaceRecoveryCodes } from '#app/data/account/second-factor.ts';
import { useTask } from '#app/features/account/use-task.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

/** Asks for confirmation before new recovery codes replace the kept ones. */
export function CodesButton({
  hasCodes,
  isBusy,
  onCreate,
  onReplaced,
}: {
  hasCodes: boolean;
  isBusy: boolean;
  onCreate: () => void;
  onReplaced: (codes: readonly string[]) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const replacing = useTask();
  const replace = async () => {
    const made = await replacing.run(replaceRecoveryCodes, null);
    if (!made?.ok) return;
    setAsking(false);
    onReplaced(made.value);
  };
  return (
    <>
      <Button
        onClick={() => (hasCodes ? setAsking(true) : onCreate())}
        aria-disabled={isBusy || undefined}
      >
        {hasCodes ? 'Remplacer les codes de secours' : 'Créer des codes de secours'}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={'Remplacer les codes de secours\u00a0?'}
        description="Dix nouveaux codes seront montrés une fois. Ceux que vous avez gardés ne serviront plus."
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Annuler</Button>
            <Button
              variant="danger"
              onClick={replace}
              aria-disabled={replacing.isBusy || undefined}
            >
              Remplacer les codes
            </Button>
          </>
        }
      >
        <TaskMessage outcome={replacing.outcome} />
      </Dialog>
    </>
  );
}
