import { useState } from 'react';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import { sendProofCode } from '#app/data/account/account-security.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { PasswordInput } from '#app/ui/fields/password-input.tsx';
import { type CheckedProof, type ProofWay, wantsCode, wantsPassword } from './check-proof.ts';
import { CodeField } from './code-field.tsx';
import { useTask } from './use-task.tsx';

/**
 * Asks for what the server checks before a change of credentials: the password or an e-mailed code.
 */
export function ProofFields({
  id,
  checked,
  way,
  onWayChange,
  errors,
}: {
  id: string;
  checked: CheckedProof;
  way: ProofWay;
  onWayChange: (way: ProofWay) => void;
  errors: { currentPassword?: string; code?: string };
}) {
  const { run, outcome, isBusy } = useTask();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    const sent = await run(sendProofCode, 'Le code est parti vers votre adresse e-mail.');
    if (!sent?.ok) return;
    setSent(true);
    if (way === 'password') onWayChange('code');
  };
  if (way === 'none') return null;
  return (
    <div>
      {wantsPassword(way) && (
        <Field id={id} label="Mot de passe actuel" isRequired error={errors.currentPassword}>
          {(aria) => (
            <PasswordInput {...aria} name="currentPassword" autoComplete="current-password" />
          )}
        </Field>
      )}
      {wantsCode(way) && (
        <CodeField
          id={`${id}-code`}
          label="Code reçu par e-mail"
          error={errors.code}
          help="Valable une heure."
        />
      )}
      <div className="mt-1 -ml-3 flex flex-wrap items-center gap-x-1">
        {(checked === 'any' || wantsCode(way)) && (
          <Button variant="quiet" size="sm" onClick={send} aria-disabled={isBusy || undefined}>
            {nameSending(way, isSent)}
          </Button>
        )}
        {checked === 'any' && way === 'code' && (
          <Button variant="quiet" size="sm" onClick={() => onWayChange('password')}>
            Utiliser mon mot de passe
          </Button>
        )}
      </div>
      <TaskMessage outcome={outcome} />
    </div>
  );
}

function nameSending(way: ProofWay, isSent: boolean): string {
  if (way === 'password') return 'Recevoir plutôt un code par e-mail';
  return isSent ? 'Renvoyer le code' : 'Recevoir un code par e-mail';
}
