import { useId } from 'react';
import { PaidFields, type TypedPaid } from '#app/follow-ups/paid/paid-fields.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { capitalize, currencySymbol } from '#documents';
import type { MoneyWay } from './read-paid.ts';

export type TypedPayment = TypedPaid & { amount: string };

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
      <PaidFields
        dayLabel={`${capitalize(PAST[way])} le`}
        typed={typed}
        error={errors.paidOn}
        onType={(paid) => onType({ ...typed, ...paid })}
      />
    </div>
  );
}

const PAST: Readonly<Record<MoneyWay, string>> = { received: 'reçu', returned: 'rendu' };
