import { use } from 'react';
import { proposeOwnNumber } from '#app/features/editor/draft/propose-own-number.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import type { RentMonth } from '#documents';
import { expandSeries, listIssued } from './expand-series.ts';
import { type KeptTerm, numberOfMonth } from './kept-series.ts';
import { withKnownPayments } from './known-payments.ts';
import { SeriesActions } from './series-actions.tsx';
import { SeriesGrid } from './series-grid.tsx';
import { SeriesMonths } from './series-months.tsx';
import { SeriesPayment } from './series-payment.tsx';
import { amountsOf, listRows, readSeriesRows } from './series-rows.ts';
import { keepShares, type SeriesState, startSeries } from './series-state.ts';
import { SeriesSummary } from './series-summary.tsx';
import { SeriesTenants } from './series-tenants.tsx';
import { readShares } from './share-equally.ts';
import { usualPaymentOf, withUsualPayment } from './usual-payment.ts';

export function SeriesForm({
  state: typed,
  reading,
  onChange,
  onClose,
}: {
  state: SeriesState | null;
  reading: Promise<KeptTerm[]>;
  onChange: (state: SeriesState) => void;
  onClose: () => void;
}) {
  const { today } = useEditor();
  const draft = useDraft((current) => current);
  const kept = use(reading);
  const isIssued = useWorkspaceState((current) => current.issued !== null);
  const given = useWorkspaceState((current) => current.given);
  const state = typed ? keepShares(typed, draft) : startSeries(draft, today);
  const { rows, arePaid, isPerTenant, shares } = state;
  const amounts = amountsOf(draft);
  const typedMonths = readSeriesRows(rows, { amounts, today });
  const months = typedMonths && withNumbers(withKnownPayments(typedMonths, { draft, kept }), kept);
  const percents = isPerTenant ? readShares(shares) : null;
  const isShared = !isPerTenant || percents !== null;
  const issued = listIssued(draft, given);
  // An issued document keeps its number, so the series starts at the next one.
  const number = isIssued ? proposeOwnNumber(given, { draft, date: today }) : draft.number;
  const asked = usualPaymentOf(draft);
  const payment = asked && (state.payment ?? asked);
  const first = { ...(payment ? withUsualPayment(draft, payment) : draft), number };
  const expand = (shared: readonly string[] | null) =>
    months && expandSeries(first, { months, shares: shared, today, arePaid, issued });
  const drafts = isShared ? expand(percents) : null;
  const wholes = expand(null);
  return (
    <div className="flex flex-col gap-5">
      <SeriesMonths
        first={state.first}
        count={rows.length}
        onChange={(next) =>
          onChange({ ...state, first: next.first, rows: listRows({ ...next, amounts }, rows) })
        }
      />
      <SeriesTenants state={state} onChange={onChange} />
      <Checkbox
        id="series-paid"
        label="Les loyers échus ont été payés en entier"
        help="Sans cela, un mois dont rien n’est noté reçu donne un avis d’échéance."
        checked={arePaid}
        onChange={(event) => onChange({ ...state, arePaid: event.target.checked })}
      />
      {arePaid && payment && (
        <SeriesPayment
          payment={payment}
          onChange={(next) => onChange({ ...state, payment: next })}
        />
      )}
      <SeriesSummary wholes={wholes} kept={kept} />
      <SeriesGrid
        rows={rows}
        wholes={wholes}
        hasCharges={amounts.charges !== ''}
        onChange={(next) => onChange({ ...state, rows: next })}
      />
      <SeriesActions drafts={drafts} kept={kept} months={rows} onClose={onClose} />
    </div>
  );
}

/** A month that already has a document keeps its number. */
function withNumbers(months: readonly RentMonth[], kept: readonly KeptTerm[]): RentMonth[] {
  return months.map((month) => {
    const number = numberOfMonth(kept, month.month);
    return number === undefined ? month : { ...month, number };
  });
}
