import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useAnalysis, useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { type EntryPath, formatAmount } from '#documents';
import { describeRest, restOfSchedule } from './rest-of-schedule.ts';

export function QuoteSchedule() {
  const { store } = useEditor();
  const rest = useDraft(({ quote }) => describeRest(quote?.schedule ?? []));
  return (
    <DraftList
      path="quote.schedule"
      help={rest}
      entryName="Échéance"
      addLabel="Ajouter une échéance"
      create={() => ({
        percent: restOfSchedule(store.getState().draft.quote?.schedule ?? []),
        label: '',
      })}
    >
      {(path, index) => <Term path={path} index={index} />}
    </DraftList>
  );
}

function Term({ path, index }: { path: EntryPath<'quote.schedule'>; index: number }) {
  const amount = useAnalysis(({ draft, totals }) => {
    const cents = totals.quote?.scheduleAmounts[index];
    return cents === undefined ? '' : formatAmount(cents, draft.currency);
  });
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[6rem_minmax(0,1fr)_9rem]">
      <DraftNumber path={`${path}.percent`} emptyValue="0" suffix="%" help={amount} />
      <DraftText path={`${path}.label`} placeholder="À la fin" />
      <DraftDate path={`${path}.date`} className="max-sm:col-span-2 max-sm:max-w-40" />
    </div>
  );
}
