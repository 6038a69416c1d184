import { listRates } from '#app/features/editor/draft/list-rates.ts';
import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useRateOptions } from '#app/features/editor/fields/use-rate-options.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { computeTotals, type EntryPath } from '#documents';
import { describeMismatch, mainRate, splitPrepayment } from './split-prepayment.ts';

/** The VAT of an invoiced deposit, one entry per rate; opened on demand. */
export function AdjustmentsPrepaymentVat({
  path,
  index,
}: {
  path: EntryPath<'prepayments'>;
  index: number;
}) {
  const { store, today } = useEditor();
  const isDetailed = useDraft((draft) => draft.prepayments[index]?.vat !== undefined);
  const mismatch = useDraft(({ prepayments, currency }) => {
    const prepayment = prepayments[index];
    return prepayment ? describeMismatch(prepayment, currency) : '';
  });
  const usualRate = useDraft((draft) => listRates(draft, today)[0] ?? '0');
  const detail = () => {
    const { draft } = store.getState();
    const prepayment = draft.prepayments[index];
    if (!prepayment) return;
    const rate = mainRate(computeTotals(draft), usualRate);
    store.set(`${path}.vat`, splitPrepayment(prepayment, rate, draft.currency));
  };
  if (!isDetailed) {
    return (
      <Button size="sm" variant="quiet" className="mt-2 -ml-3" onClick={detail}>
        Détailler la TVA
      </Button>
    );
  }
  return (
    <div className="mt-3">
      <DraftList
        path={`${path}.vat`}
        entryName="Taux"
        addLabel="Ajouter un taux"
        create={() => ({ rate: usualRate, taxableAmount: '0', vatAmount: '0' })}
      >
        {(rowPath) => <RateRow path={rowPath} />}
      </DraftList>
      <div aria-live="polite">{mismatch && <FieldMessage tone="warning" text={mismatch} />}</div>
    </div>
  );
}

function RateRow({ path }: { path: `${EntryPath<'prepayments'>}.vat[${number}]` }) {
  const rates = useRateOptions(`${path}.rate`);
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
      <DraftSelect path={`${path}.rate`} className="max-sm:col-span-2" options={rates} />
      <DraftNumber path={`${path}.taxableAmount`} emptyValue="0" />
      <DraftNumber path={`${path}.vatAmount`} emptyValue="0" />
    </div>
  );
}
