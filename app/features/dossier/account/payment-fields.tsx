import { useId } from 'react';
import { MONEY_MEANS_WORDS } from '#app/naming/money-means-words.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { capitalize, currencySymbol } from '#documents';
import { MONEY_MEANS, type MoneyMeans } from '#documents/dossier';
import type { MoneyWay } from './read-paid.ts';

export type TypedPayment = { amount: string; paidOn: string; means: MoneyMeans };

export function PaymentFields({
  way,
  typed,
  errors,
  warning,
  currency,
  onType,
}: {
  way: MoneyWay;
  typed: TypedPayment;
  errors: { amount?: string; paidOn?: string };
  /** The consequence of an unusual amount. */
  warning: string | null;
  currency: string;
  onType: (typed: TypedPayment) => void;
}) {
  const id = useId();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        id={`${id}-amount`}
        label={`Montant ${PAST[way]}`}
        error={errors.amount}
        warning={warning}
      >
        {(aria) => (
          <NumberInput
            {...aria}
            value={typed.amount}
            suffix={currencySymbol(currency)}
            onChange={({ target }) => onType({ ...typed, amount: target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-date`} label={`${capitalize(PAST[way])} le`} error={errors.paidOn}>
        {(aria) => (
          <TextInput
            {...aria}
            type="date"
            value={typed.paidOn}
            onChange={({ target }) => onType({ ...typed, paidOn: target.value })}
          />
        )}
      </Field>
      <Field id={`${id}-means`} label="Moyen de paiement">
        {(aria) => (
          <Select
            {...aria}
            value={typed.means}
            // The options are the means.
            onChange={({ target }) => onType({ ...typed, means: target.value as MoneyMeans })}
          >
            {MONEY_MEANS.map((value) => (
              <option key={value} value={value}>
                {MONEY_MEANS_WORDS[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

const PAST: Readonly<Record<MoneyWay, string>> = { received: 'reçu', returned: 'rendu' };
