import { useId } from 'react';
import { MONEY_MEANS_WORDS } from '#app/naming/money-means-words.ts';
import { DayField } from '#app/ui/fields/day-field.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { MONEY_MEANS, type MoneyMeans } from '#documents/dossier';

/** `paidOn` is YYYY-MM-DD, or empty. */
export type TypedPaid = { paidOn: string; means: MoneyMeans };

export function PaidFields({
  dayLabel,
  typed: { paidOn, means },
  error,
  onType,
}: {
  dayLabel: string;
  typed: TypedPaid;
  error: string | undefined;
  onType: (typed: TypedPaid) => void;
}) {
  const id = useId();
  return (
    <>
      <DayField
        id={`${id}-date`}
        label={dayLabel}
        value={paidOn}
        error={error}
        onChange={(day) => onType({ paidOn: day, means })}
      />
      <Field id={`${id}-means`} label="Moyen de paiement">
        {(aria) => (
          <Select
            {...aria}
            value={means}
            // The options are the means.
            onChange={({ target }) => onType({ paidOn, means: target.value as MoneyMeans })}
          >
            {MONEY_MEANS.map((value) => (
              <option key={value} value={value}>
                {MONEY_MEANS_WORDS[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
