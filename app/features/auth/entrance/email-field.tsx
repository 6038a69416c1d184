import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { lastEmail } from './last-email.ts';

/** `username` lets password managers find the account. */
export function EmailField({ id, error }: { id: string; error: string | undefined }) {
  return (
    <Field id={id} label="Adresse e-mail" error={error} isRequired>
      {(aria) => (
        <TextInput
          {...aria}
          name="email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="username"
          defaultValue={lastEmail.value}
          onInput={({ currentTarget }) => {
            lastEmail.value = currentTarget.value;
          }}
        />
      )}
    </Field>
  );
}
