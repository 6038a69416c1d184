import { requireKind } from '#documents/kinds/index.ts';
import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { type Cents, cents, type Percent } from '#documents/money/amounts.ts';
import { billedRates } from '#documents/totals/billed.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { partyKey } from './names/party-key.ts';
import { turnoverOf } from './turnover.ts';

/** What a seller declares an income as. */
export type Activity = 'goods' | 'services' | 'liberal' | 'rent';

/**
 * What an issued document adds to the books of its seller, in cents of its currency: signed, an
 * avoir takes away.
 */
export type LedgerFigures = {
  sellerKey: string;
  sellerName: string;
  activity: Activity;
  /**
   * Turnover and VAT at each rate, deposits that were invoiced taken off; none for what is no
   * invoice. Outlays are not turnover.
   */
  rates: readonly { rate: Percent; taxableAmount: Cents; vatAmount: Cents }[];
  /** Of a seller in franchise: what counts for its thresholds; null elsewhere. */
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

/** Goods sold with services count as services: their limits are lower. */
function activityOf(draft: Draft): Activity {
  if (requireKind(draft.kind).hasRent) return 'rent';
  if (operationNatureOf(draft) === 'goods') return 'goods';
  return draft.seller.kind === 'liberal' ? 'liberal' : 'services';
}
