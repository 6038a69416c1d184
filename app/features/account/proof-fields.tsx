import { sendProofCode } from '#app/data/account/account-security.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { PasswordInput } from '#app/ui/fields/password-input.tsx';
import type { ProofWay } from './check-proof.ts';
import { CodeField } from './code-field.tsx';
import { TaskMessage } from './task-message.tsx';
import { useTask } from './use-task.ts';

/** Asks who changes what signs in to show that the account is theirs: its password, or the code of a message for who has none. */
export function ProofFields({
  id,
  way,
  onWayChange,
  errors,
}: {
  /** Unique on the page. */
  id: string;
  way: ProofWay;
  onWayChange: (way: ProofWay) => void;
  errors: { currentPassword?: string; code?: string };
}) {
  const { run, outcome, isBusy } = useTask();
  const send = async () => {
    const sent = await run(sendProofCode, 'Le code est parti vers votre adresse e-mail.');
    if (sent?.ok) onWayChange('code');
  };
  return (
    <div>
      {way === 'password' ? (
        <Field id={id} label="Mot de passe actuel" isRequired error={errors.currentPassword}>
          {(aria) => (
            <PasswordInput {...aria} name="currentPassword" autoComplete="current-password" />
          )}
        </Field>
      ) : (
        <CodeField
          id={id}
          label="Code reçu par e-mail"
          error={errors.code}
          help="Six chiffres, valables une heure."
        />
      )}
      <div className="mt-1 -ml-3 flex flex-wrap items-center gap-x-1">
        <Button variant="quiet" size="sm" onClick={send} aria-disabled={isBusy || undefined}>
          {way === 'password' ? 'Recevoir plutôt un code par e-mail' : 'Renvoyer le code'}
        </Button>
        {way === 'code' && (
          <Button variant="quiet" size="sm" onClick={() => onWayChange('password')}>
            Utiliser mon mot de passe
          </Button>
        )}
      </div>
      <TaskMessage outcome={outcome} />
    </div>
  );
}
