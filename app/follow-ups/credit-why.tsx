import { useId } from 'react';
import { listCreditReasons } from '#app/naming/credit-reasons.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import type { CreditReason, CreditWhy, Draft } from '#documents';

/** The reason is empty until chosen. */
export type TypedWhy = { reason: CreditReason | ''; explanation: string };

/** Null while incomplete. */
export function readWhy({ reason, explanation }: TypedWhy): CreditWhy | null {
  const words = explanation.trim();
  if (reason === '' || (reason === 'other' && words === '')) return null;
  return reason === 'other' ? { reason, explanation: words } : { reason };
}

/** Printed on the credit note. */
export function CreditWhyFields({
  invoice,
  typed,
  isAsked,
  onType,
}: {
  invoice: Draft;
  typed: TypedWhy;
  /** Whether missing values are flagged. */
  isAsked: boolean;
  onType: (typed: TypedWhy) => void;
}) {
  const id = useId();
  const { reason, explanation } = typed;
  const isOther = reason === 'other';
  const isMissing = isAsked && readWhy(typed) === null;
  return (
    <>
      <Field
        id={`${id}-reason`}
        label="Motif"
        isRequired
        error={isMissing && !isOther && 'Choisissez le motif de l’avoir.'}
      >
        {(aria) => (
          <Select
            {...aria}
            value={reason}
            // The options are the reasons.
            onChange={(event) => onType({ ...typed, reason: event.target.value as CreditReason })}
          >
            <option value="">À choisir</option>
            {listCreditReasons(invoice).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isOther && (
        <Field
          id={`${id}-explanation`}
          label="Précision"
          isRequired
          error={isMissing && 'Écrivez le motif de l’avoir.'}
        >
          {(aria) => (
            <TextInput
              {...aria}
              value={explanation}
              maxLength={200}
              onChange={(event) => onType({ ...typed, explanation: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
