import { judgePassword } from '#app/account-forms/judge-password.ts';
import { NewPasswordField } from '#app/account-forms/new-password-field.tsx';
import { changePassword } from '#app/data/account/account-security.ts';
import { Card } from '#app/ui/card.tsx';
import type { AccountStore } from './account-store.ts';
import { CardForm } from './card-form.tsx';
import { type CheckedProof, checkProof, PROOF_NAMES, toProof } from './check-proof.ts';
import { ProofFields } from './proof-fields.tsx';
import type { Signed } from './signed.ts';
import { useCardForm } from './use-card-form.ts';
import { useProof } from './use-proof.ts';

/** A new password ends every other session. */
export function PasswordCard({
  user,
  store,
  checked,
}: {
  user: Signed;
  store: AccountStore;
  checked: CheckedProof;
}) {
  const { way, settle, fields } = useProof(checked);
  const { errors, round, ...card } = useCardForm({
    names: [...PROOF_NAMES, 'password'],
    check: ({ password, ...proof }) => {
      const { level, advice } = judgePassword(password, user.email);
      return { ...checkProof(way, proof), ...(level === 0 && { password: advice }) };
    },
    done: 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
    send: async ({ password, ...proof }) => {
      const answer = await changePassword(password, toProof(way, proof));
      settle(answer);
      if (answer.ok) await store.reloadSessions();
      return answer;
    },
  });
  return (
    <Card title="Mot de passe">
      <CardForm submit="Changer de mot de passe" {...card}>
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <div key={round} className="grid gap-4">
          <ProofFields id="account-password-proof" {...fields} errors={errors} />
          <NewPasswordField
            id="account-password"
            label="Nouveau mot de passe"
            error={errors.password}
            email={user.email}
          />
        </div>
      </CardForm>
    </Card>
  );
}
