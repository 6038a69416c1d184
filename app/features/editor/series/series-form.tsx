import { useEditorSessionState } from '#app/features/editor/session/editor-session-context.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { expandSeries, listIssuedBefore } from './expand-series.ts';
import { SeriesActions } from './series-actions.tsx';
import { SeriesFuture } from './series-future.tsx';
import { SeriesGrid } from './series-grid.tsx';
import { SeriesMonths } from './series-months.tsx';
import { amountsOf, listRows, readSeriesRows } from './series-rows.ts';
import { keepShares, type SeriesState, startSeries } from './series-state.ts';
import { SeriesTenants } from './series-tenants.tsx';
import { readShares } from './share-equally.ts';

/** The months of the series with what differs in each, the tenants, then the files. */
export function SeriesForm({
  state: typed,
  onChange,
  onClose,
}: {
  state: SeriesState | null;
  onChange: (state: SeriesState) => void;
  onClose: () => void;
}) {
  const { today } = useEditor();
  const draft = useDraft((current) => current);
  const draftId = useEditorSessionState((current) => current.id);
  const given = useEditorSessionState((current) => current.given);
  const state = typed ? keepShares(typed, draft) : startSeries(draft, today);
  const { first, rows, isPerTenant, shares } = state;
  const amounts = amountsOf(draft);
  const months = readSeriesRows(rows, { amounts, today });
  const percents = isPerTenant ? readShares(shares) : null;
  const isShared = !isPerTenant || percents !== null;
  const issued = listIssuedBefore(draft, draftId, given);
  const drafts =
    months && isShared ? expandSeries(draft, { months, shares: percents, issued }) : null;
  const wholes = months ? expandSeries(draft, { months, shares: null, issued }) : null;
  return (
    <div className="flex flex-col gap-5">
      <SeriesMonths
        first={first}
        count={rows.length}
        onChange={(next) =>
          onChange({ ...state, first: next.first, rows: listRows({ ...next, amounts }, rows) })
        }
      />
      <SeriesGrid
        rows={rows}
        wholes={wholes}
        hasCharges={amounts.charges !== ''}
        onChange={(next) => onChange({ ...state, rows: next })}
      />
      <SeriesFuture
        rows={rows}
        wholes={wholes}
        onChange={(next) => onChange({ ...state, rows: next })}
      />
      <SeriesTenants state={state} onChange={onChange} />
      <SeriesActions drafts={drafts} months={rows} onClose={onClose} />
    </div>
  );
}
