import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { useRateOptions } from '#app/features/editor/fields/use-rate-options.ts';
import { useAnalysis, useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { type EntryPath, formatAmount } from '#documents';
import { withoutTax, withTax } from './detail-tax.ts';

export function ReceiptTax() {
  const { store } = useEditor();
  const isDetailed = useDraft(({ receipt }) => receipt?.vat !== undefined);
  return (
    <div>
      <Checkbox
        id={fieldId('vatRegime')}
        label="Détailler la TVA comprise dans le montant"
        help="Le reçu ne remplace pas la facture&nbsp;: il le dit."
        checked={isDetailed}
        onChange={(event) => store.update(event.target.checked ? withTax : withoutTax)}
      />
      {isDetailed && (
        <div className="mt-3 border-l-2 border-rule pl-4">
          <DraftList
            path="receipt.vat"
            entryName="Taux"
            addLabel="Ajouter un taux"
            create={() => ({ rate: '20', amount: '0' })}
          >
            {(path, index) => <TaxedPart path={path} index={index} />}
          </DraftList>
        </div>
      )}
    </div>
  );
}

function TaxedPart({ path, index }: { path: EntryPath<'receipt.vat'>; index: number }) {
  const suffix = useCurrencySuffix();
  const currency = useDraft((draft) => draft.currency);
  const rates = useRateOptions(`${path}.rate`);
  const tax = useAnalysis(({ totals }) => totals.receipt?.vat[index]?.vatAmount ?? null);
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <DraftSelect path={`${path}.rate`} options={rates} />
      <DraftNumber
        path={`${path}.amount`}
        emptyValue="0"
        suffix={suffix}
        help={tax === null ? undefined : `Dont TVA\u00a0: ${formatAmount(tax, currency)}`}
      />
    </div>
  );
}
