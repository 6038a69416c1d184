import { requireKind } from '#documents/kinds/index.ts';
import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { type Cents, cents, type Percent } from '#documents/money/amounts.ts';
import { billedRates } from '#documents/totals/billed.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { partyKey } from './names/party-key.ts';
import { turnoverOf } from './turnover.ts';

export type Activity = 'goods' | 'services' | 'liberal' | 'rent';

/** An issued document in its seller's books, in cents of its currency; an avoir is negative. */
export type LedgerFigures = {
  sellerKey: string;
  sellerName: string;
  activity: Activity;
  /** Less invoiced deposits and without outlays; empty unless the document is an invoice. */
  rates: readonly { rate: Percent; taxableAmount: Cents; vatAmount: Cents }[];
  /** Counted against the thresholds of the franchise; null for another regime. */
  turnover: Cents | null;
};

export function computeLedgerFigures(draft: Draft): LedgerFigures {
  const { isInvoice, isCredit } = subtypeOf(requireKind(draft.kind), draft.subtype);
  const totals = computeTotals(draft);
  const sign = isCredit ? -1 : 1;
  return {
    sellerKey: partyKey(draft.seller),
    sellerName: draft.seller.name,
    activity: activityOf(draft),
    rates: isInvoice
      ? billedRates(draft, totals.vatBreakdown)
          .filter(({ isDisbursement }) => !isDisbursement)
          .map(({ rate, taxableAmount, vatAmount }) => ({
            rate,
            taxableAmount: cents(sign * taxableAmount),
            vatAmount: cents(sign * vatAmount),
          }))
      : [],
    turnover: turnoverOf(draft, totals)?.amount ?? null,
  };
}

/** Goods sold with services count as services, whose limits are lower. */
function activityOf(draft: Draft): Activity {
  if (requireKind(draft.kind).hasRent) return 'rent';
  if (operationNatureOf(draft) === 'goods') return 'goods';
  return draft.seller.kind === 'liberal' ? 'liberal' : 'services';
}
