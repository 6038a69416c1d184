import { checkEmail } from '#app/account-forms/check-email.ts';
import { askEmailChange } from '#app/data/account/account-security.ts';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { CardForm } from './card-form.tsx';
import { type CheckedProof, checkProof, PROOF_NAMES, toProof } from './check-proof.ts';
import { ProofFields } from './proof-fields.tsx';
import type { Signed } from './signed.ts';
import { useCardForm } from './use-card-form.ts';
import { useProof } from './use-proof.ts';

/** Both addresses confirm the change; until then nothing changes. */
export function EmailCard({ user, checked }: { user: Signed; checked: CheckedProof }) {
  const { way, settle, fields } = useProof(checked);
  const { errors, round, ...card } = useCardForm({
    names: ['email', ...PROOF_NAMES],
    check: ({ email, ...proof }) => ({
      ...checkProof(way, proof),
      ...checkNewEmail(email, user.email),
    }),
    done: 'Deux messages sont partis. Ouvrez-les pour confirmer.',
    send: async ({ email, ...proof }) => {
      const answer = await askEmailChange(email.trim(), toProof(way, proof));
      settle(answer);
      return answer;
    },
  });
  return (
    <Card title="Adresse e-mail">
      {user.new_email && <Pending to={user.new_email} />}
      <CardForm submit="Changer d’adresse" {...card}>
        <div key={round} className="grid gap-4">
          <Field
            id="account-email"
            label="Nouvelle adresse e-mail"
            isRequired
            error={errors.email}
            help="Nous écrirons aux deux adresses. Le changement se fait quand les deux l’ont confirmé."
          >
            {(aria) => (
              <TextInput
                {...aria}
                name="email"
                type="email"
                inputMode="email"
                autoCapitalize="none"
                autoComplete="email"
                maxLength={255}
              />
            )}
          </Field>
          <ProofFields id="account-email-proof" {...fields} errors={errors} />
        </div>
      </CardForm>
    </Card>
  );
}

function Pending({ to }: { to: string }) {
  return (
    <p className="mb-4 break-words rounded-control bg-amber-soft p-3 text-amber">
      Changement en attente vers <strong>{to}</strong>. Ouvrez les messages reçus aux deux
      adresses&nbsp;: leurs liens servent pendant une heure.
    </p>
  );
}

function checkNewEmail(email: string, current: string | undefined): { email?: string } {
  const error = checkEmail(email);
  if (error) return { email: error };
  return email.trim().toLowerCase() === current ? { email: 'C’est déjà votre adresse.' } : {};
}
