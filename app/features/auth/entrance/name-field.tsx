import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';

/** A first or a last name, which nobody has to give. */
export function NameField({ id, name }: { id: string; name: 'firstName' | 'lastName' }) {
  const { label, autoComplete } = KINDS[name];
  return (
    <Field id={id} label={label} aside={<span className="text-sm text-ink-soft">facultatif</span>}>
      {(aria) => (
        <TextInput
          {...aria}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="words"
          maxLength={MAX_LENGTH}
        />
      )}
    </Field>
  );
}

const KINDS = {
  firstName: { label: 'Prénom', autoComplete: 'given-name' },
  lastName: { label: 'Nom', autoComplete: 'family-name' },
};

/** All that a profile holds. */
const MAX_LENGTH = 100;
