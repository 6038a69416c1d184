import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { chooseCurrency, listCurrencies } from './currencies.ts';

/** VAT is declared in euros: another currency needs an exchange rate. */
export function DocumentCurrency() {
  const { store, today } = useEditor();
  const currency = useDraft((draft) => draft.currency);
  return (
    <>
      <DraftSelect
        path="currency"
        options={listCurrencies(currency)}
        className="sm:col-span-2"
        onSelect={(value) =>
          store.update((draft) => chooseCurrency(draft, value, today), 'currency')
        }
      />
      {currency !== 'EUR' && (
        <DraftGroup path="exchangeRate" isLegendHidden className="sm:col-span-2">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <DraftNumber
              path="exchangeRate.rate"
              label={`1 ${currency} en euros`}
              emptyValue="0"
              suffix="€"
              isRequired
            />
            <DraftDate path="exchangeRate.date" isRequired />
          </div>
        </DraftGroup>
      )}
    </>
  );
}
