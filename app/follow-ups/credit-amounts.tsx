import { useId } from 'react';
import { Field } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { chargesVat, formatAmount, formatPercent, listCreditableAmounts } from '#documents';
import type { CreditPartProps } from './credit-part-props.ts';

/** Remaining and credited amounts by rate, in the invoice’s price mode. */
export function CreditAmounts({ invoice, earlier, typed, onType }: CreditPartProps) {
  const id = useId();
  const { currency, priceMode, vatRegime } = invoice;
  const isTaxed = chargesVat(vatRegime);
  return (
    <div className="flex flex-col gap-4">
      {listCreditableAmounts(invoice, earlier).map(({ rate, amount: left }) => {
        const mode = priceMode === 'gross' ? 'TTC' : 'HT';
        return (
          <Field
            key={rate}
            id={`${id}-${rate}`}
            label={isTaxed ? `Montant ${mode} à ${formatPercent(rate)}` : 'Montant'}
            help={`Reste ${formatAmount(left, currency)}.`}
            className="max-w-60"
          >
            {(aria) => (
              <NumberInput
                {...aria}
                value={typed[rate] ?? ''}
                onChange={(event) => onType({ ...typed, [rate]: event.target.value })}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}
