import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { describeSplit, restToSettle } from './rest-to-settle.ts';

export function ReceiptInvoices() {
  const { store } = useEditor();
  const suffix = useCurrencySuffix();
  const split = useDraft(describeSplit);
  const hasInvoices = useDraft(({ receipt }) => (receipt?.invoices.length ?? 0) > 0);
  return (
    <DraftList
      path="receipt.invoices"
      help={split || (!hasInvoices && 'Sans facture, dites ci-dessus ce qui est payé.')}
      entryName="Facture"
      addLabel="Ajouter une facture"
      create={() => ({ number: '', amount: restToSettle(store.getState().draft) })}
    >
      {(path) => (
        <div className="grid items-start gap-3 min-[30rem]:grid-cols-2">
          <DraftText path={`${path}.number`} isRequired placeholder="F-2026-0042" />
          <DraftDate path={`${path}.issueDate`} label="Du" />
          <DraftNumber path={`${path}.dueBefore`} suffix={suffix} />
          <DraftNumber path={`${path}.amount`} emptyValue="0" suffix={suffix} isRequired />
        </div>
      )}
    </DraftList>
  );
}
