import { useId, useState } from 'react';
import type { AdminTask } from '#app/data/account/administration/administered-accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { TASK_WORDS } from './task-words.ts';

/** A suspension needs a reason, which its owner is sent. */
export function ConfirmTask({
  task,
  email,
  onClose,
  onConfirm,
}: {
  task: AdminTask;
  email: string;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}) {
  const { button, title, consequence } = TASK_WORDS[task];
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const confirm = () => {
    if (task === 'suspend' && reason.trim() === '') setMissing(true);
    else onConfirm(reason.trim());
  };
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
          <Button variant={task === 'delete' ? 'danger' : 'primary'} onClick={confirm}>
            {button}
          </Button>
        </>
      }
    >
      {task === 'suspend' && (
        <Field
          id={`${id}-reason`}
          label="Raison"
          help="Écrite telle quelle à son titulaire."
          error={isMissing ? 'Dites la raison\u00a0: son titulaire la reçoit.' : undefined}
          isRequired
        >
          {(aria) => (
            <TextArea
              {...aria}
              maxLength={1000}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
      )}
    </Dialog>
  );
}
