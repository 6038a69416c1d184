import { useId, useState } from 'react';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { MAX_RETENTION_PERCENT } from '#documents';
import type { TypedSituation } from '#documents/dossier';

/** What is seldom typed: a price revision, and the retention money of works. */
export function SituationTermsFields({
  typed,
  onType,
}: {
  typed: Pick<TypedSituation, 'revision' | 'retention'>;
  onType: (changes: Partial<TypedSituation>) => void;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(typed.retention !== '');
  return (
    <Disclosure
      title="Révision de prix et retenue de garantie"
      level={3}
      isOpen={isOpen}
      onToggle={setOpen}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          id={`${id}-revision`}
          label="Révision de prix"
          help={
            'De cette situation, en\u00a0% ou en euros\u00a0: «\u00a0-40\u00a0€\u00a0» la baisse.'
          }
        >
          {(aria) => (
            <NumberInput
              {...aria}
              value={typed.revision}
              suffix="%"
              onChange={(event) => onType({ revision: event.target.value })}
            />
          )}
        </Field>
        <Field
          id={`${id}-retention`}
          label="Retenue de garantie"
          help={`${MAX_RETENTION_PERCENT}\u00a0% au plus, sur le total TTC (loi n°\u00a071-584).`}
        >
          {(aria) => (
            <NumberInput
              {...aria}
              value={typed.retention}
              suffix="%"
              onChange={(event) => onType({ retention: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Disclosure>
  );
}
