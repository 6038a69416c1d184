import { Field } from '#app/ui/fields/field.tsx';
import { PasswordInput } from '#app/ui/fields/password-input.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';

export function OwnerFields({
  email,
  needsCode,
  hasRecoveryCodes,
  errors,
}: {
  email: string | undefined;
  needsCode: boolean;
  hasRecoveryCodes: boolean;
  errors: { password?: string; code?: string };
}) {
  return (
    <>
      {/* For password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        id="account-deletion-password"
        label="Mot de passe"
        isRequired
        error={errors.password}
        help={WITHOUT_PASSWORD}
      >
        {(aria) => <PasswordInput {...aria} name="password" autoComplete="current-password" />}
      </Field>
      {needsCode && (
        <Field
          id="account-deletion-code"
          label={
            hasRecoveryCodes
              ? 'Code de votre application, ou code de secours'
              : 'Code de votre application'
          }
          isRequired
          error={errors.code}
        >
          {(aria) => (
            <TextInput
              {...aria}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              maxLength={30}
            />
          )}
        </Field>
      )}
    </>
  );
}

const WITHOUT_PASSWORD =
  'Pas de mot de passe\u00a0? Déconnectez-vous, reconnectez-vous par un lien, puis recommencez aussitôt.';
