import type { ReactNode } from 'react';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';

export function NameField({
  id,
  name,
  aside,
  defaultValue,
}: {
  id: string;
  name: 'firstName' | 'lastName';
  aside?: ReactNode;
  defaultValue?: string;
}) {
  const { label, autoComplete } = KINDS[name];
  return (
    <Field id={id} label={label} aside={aside}>
      {(aria) => (
        <TextInput
          {...aria}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="words"
          maxLength={MAX_LENGTH}
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}

const KINDS = {
  firstName: { label: 'Prénom', autoComplete: 'given-name' },
  lastName: { label: 'Nom', autoComplete: 'family-name' },
};

/** The limit of both columns in `profiles`. */
const MAX_LENGTH = 100;
