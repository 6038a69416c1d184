import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { chargesVat, requireKind, subtypeOf } from '#documents';
import { chooseCurrency, chooseRate, listCurrencies } from './currencies.ts';

/** VAT is declared in euros: in another currency it needs an exchange rate (CGI 289, IV). */
export function DocumentCurrency() {
  const { store, today } = useEditor();
  const currency = useDraft((draft) => draft.currency);
  const hasRate = useDraft(({ exchangeRate }) => exchangeRate !== undefined);
  const isRequired = useDraft(
    ({ kind, subtype, vatRegime }) =>
      subtypeOf(requireKind(kind), subtype).isInvoice && chargesVat(vatRegime),
  );
  return (
    <>
      <DraftSelect
        path="currency"
        options={listCurrencies(currency)}
        className="sm:col-span-2"
        onSelect={(value) => store.update((draft) => chooseCurrency(draft, value), 'currency')}
      />
      {currency !== 'EUR' && (
        <DraftGroup path="exchangeRate" isLegendHidden className="sm:col-span-2">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <DraftNumber
              path="exchangeRate.rate"
              label={`1 ${currency} en euros`}
              suffix="€"
              isRequired={isRequired}
              onWrite={(rate) =>
                store.update((draft) => chooseRate(draft, rate, today), 'exchangeRate.rate')
              }
            />
            {hasRate && <DraftDate path="exchangeRate.date" isRequired={isRequired} />}
          </div>
        </DraftGroup>
      )}
    </>
  );
}
