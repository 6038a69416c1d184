import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { chargesVat } from '#documents';

/** A quote is free unless its price was announced before (arrêté du 24/01/2017). */
export function QuoteCost() {
  const { store } = useEditor();
  const isPaid = useDraft(({ quote }) => typeof quote?.cost === 'object');
  const hasVat = useDraft(({ vatRegime }) => chargesVat(vatRegime));
  const suffix = useCurrencySuffix();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DraftSelect
        path="quote.cost"
        value={isPaid ? 'paid' : 'free'}
        options={OPTIONS}
        help={isPaid ? 'Le client doit l’avoir su avant.' : undefined}
        onSelect={(value) =>
          store.set('quote.cost', value === 'paid' ? { amount: '0', isDeductible: true } : 'free')
        }
      />
      {isPaid && (
        <div>
          <DraftNumber
            path="quote.cost.amount"
            label={hasVat ? 'Montant TTC' : 'Montant'}
            emptyValue="0"
            suffix={suffix}
          />
          <DraftCheckbox path="quote.cost.isDeductible" />
        </div>
      )}
    </div>
  );
}

const OPTIONS = [
  { value: 'free', label: 'Gratuit' },
  { value: 'paid', label: 'Payant' },
];
