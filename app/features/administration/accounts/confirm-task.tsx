import type { AdminTask } from '#app/data/account/administration/administered-accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { TASK_WORDS } from './task-words.ts';

export function ConfirmTask({
  task,
  email,
  onClose,
  onConfirm,
}: {
  task: AdminTask;
  email: string;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const { button, title, consequence } = TASK_WORDS[task];
  return (
    <Dialog
      isOpen
      title={title}
      description={
        <>
          <strong className="break-words">{email}</strong> : {consequence}
        </>
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant={task === 'delete' ? 'danger' : 'primary'} onClick={onConfirm}>
            {button}
          </Button>
        </>
      }
    />
  );
}
