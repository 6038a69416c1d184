import { useId } from 'react';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';

export function SituationWhole({
  text,
  suffix,
  error,
  onType,
  onLeave,
}: {
  text: string;
  suffix: string;
  error: string | null;
  onType: (text: string) => void;
  onLeave: () => void;
}) {
  const id = useId();
  return (
    <Field
      id={id}
      label="Réalisé depuis le début"
      error={error}
      help="En tout, situations précédentes comprises."
    >
      {(aria) => (
        <NumberInput
          {...aria}
          value={text}
          suffix={suffix}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
