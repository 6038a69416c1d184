import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';

/** A one-time code; spaces between digits are accepted. */
export function CodeField(field: {
  id: string;
  label: string;
  help?: string;
  error: string | undefined;
}) {
  return (
    <Field {...field} isRequired>
      {(aria) => (
        <TextInput
          {...aria}
          name="code"
          className="max-w-40"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      )}
    </Field>
  );
}
