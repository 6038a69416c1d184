import { useId, useState } from 'react';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { SubmitButton } from '#app/account-forms/submit-button.tsx';
import { useOffers } from '#app/account-forms/use-offers.ts';
import { useSentForm } from '#app/account-forms/use-sent-form.ts';
import { showSecondFactor, signOut } from '#app/data/account/accounts.ts';
import { AuthFrame } from '#app/features/auth/auth-frame.tsx';
import { TextButton } from '#app/features/auth/text-button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';

/** A code from the application, or a recovery code. */
export function SecondFactorPart() {
  const [kind, setKind] = useState<'totp' | 'recovery'>('totp');
  const { hasRecoveryCodes } = useOffers();
  return (
    <AuthFrame title="Confirmez que c’est bien vous" intro={WORDS[kind].intro}>
      <CodeForm key={kind} kind={kind} />
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2 border-t border-rule pt-4 text-sm">
        {hasRecoveryCodes && (
          <TextButton onClick={() => setKind(kind === 'totp' ? 'recovery' : 'totp')}>
            {WORDS[kind].other}
          </TextButton>
        )}
        <TextButton onClick={() => signOut()}>Utiliser un autre compte</TextButton>
      </div>
    </AuthFrame>
  );
}

function CodeForm({ kind }: { kind: 'totp' | 'recovery' }) {
  const id = useId();
  const { label, wrong, pattern } = WORDS[kind];
  const { form, errors, problem, isSending } = useSentForm({
    names: ['code'],
    check: ({ code }) => ({ code: pattern.test(strip(code)) ? undefined : wrong }),
    send: async ({ code }) => {
      const refusal = await showSecondFactor({ kind, code: strip(code) });
      // The server gives one code for both kinds, which need different advice.
      const isWrong = kind === 'recovery' && refusal?.code === 'mfa_verification_failed';
      return isWrong ? { code: 'recovery_code_refused', reasons: [] } : refusal;
    },
  });
  return (
    <form {...form} aria-label="Double vérification" className="flex flex-col gap-4">
      <Field id={id} label={label} error={errors.code} isRequired>
        {(aria) => (
          <TextInput
            {...aria}
            // The only field of the page.
            autoFocus
            name="code"
            inputMode={kind === 'totp' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="none"
          />
        )}
      </Field>
      <FormProblem problem={problem} />
      <SubmitButton isSending={isSending}>Confirmer</SubmitButton>
    </form>
  );
}

/** Codes are shown in groups, and may be pasted so. */
function strip(code: string): string {
  return code.replaceAll(/[\s-]/g, '');
}

const WORDS = {
  totp: {
    intro: 'Ouvrez votre application de vérification et recopiez le code à 6 chiffres.',
    label: 'Code à 6 chiffres',
    pattern: /^\d{6}$/,
    wrong: 'Saisissez les 6 chiffres que votre application affiche.',
    other: 'Utiliser un code de secours',
  },
  recovery: {
    intro: 'Saisissez un des codes de secours que vous avez gardés. Chacun sert une seule fois.',
    label: 'Code de secours',
    pattern: /^[a-z\d]{8,}$/i,
    wrong: 'Saisissez le code de secours en entier.',
    other: 'Utiliser mon application',
  },
};
