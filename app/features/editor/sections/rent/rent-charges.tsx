import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { useAnalysis, useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { formatAmount } from '#documents';
import { CHARGE_MODE_CHOICES } from './rent-words.ts';

export function RentCharges() {
  const { store } = useEditor();
  const suffix = useCurrencySuffix();
  const hasCharges = useDraft(({ rent }) => rent?.charges.mode !== 'none');
  const isDetailed = useDraft(({ rent }) => (rent?.charges.items.length ?? 0) > 0);
  // The first part takes over the total.
  const createPart = () => {
    const { rent } = store.getState().draft;
    return { label: '', amount: isDetailed ? '0' : (rent?.charges.amount ?? '0') };
  };
  return (
    <>
      <DraftSelect path="rent.charges.mode" options={CHARGE_MODE_CHOICES} />
      {hasCharges && !isDetailed && (
        <DraftNumber path="rent.charges.amount" emptyValue="0" suffix={suffix} />
      )}
      {hasCharges && (
        <div className="sm:col-span-2">
          <DraftList
            path="rent.charges.items"
            isLegendHidden={!isDetailed}
            help={isDetailed && <ChargesTotal />}
            entryName="Charge"
            addLabel={isDetailed ? 'Ajouter une charge' : 'Détailler les charges'}
            create={createPart}
          >
            {(path) => (
              <div className="grid items-start gap-3 min-[30rem]:grid-cols-[1fr_8rem]">
                <DraftText path={`${path}.label`} placeholder="Eau, chauffage, entretien, TEOM…" />
                <DraftNumber path={`${path}.amount`} emptyValue="0" suffix={suffix} />
              </div>
            )}
          </DraftList>
        </div>
      )}
    </>
  );
}

function ChargesTotal() {
  const currency = useDraft((draft) => draft.currency);
  const total = useAnalysis(({ totals }) => totals.rent?.chargesAmount ?? null);
  return total === null ? '' : `Total des charges\u00a0: ${formatAmount(total, currency)}`;
}
