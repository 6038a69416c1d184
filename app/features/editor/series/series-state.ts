import type { Draft } from '#documents';
import { amountsOf, listRows, type SeriesRow } from './series-rows.ts';
import { shareEqually } from './share-equally.ts';
import type { UsualPayment } from './usual-payment.ts';

/** The form of a series; reset with the document. */
export type SeriesState = {
  /** YYYY-MM */
  first: string;
  rows: readonly SeriesRow[];
  /** Months whose payment day has come count as paid in full unless their row says otherwise. */
  arePaid: boolean;
  /** Null: as the document says it. */
  payment: UsualPayment | null;
  isPerTenant: boolean;
  /** Percentages as typed, one per tenant. */
  shares: readonly string[];
};

/** Twelve months from January of the draft’s year; `today` is YYYY-MM-DD. */
export function startSeries(draft: Draft, today: string): SeriesState {
  const first = `${(draft.supply?.start || today).slice(0, 4)}-01`;
  return {
    first,
    rows: listRows({ first, count: 12, amounts: amountsOf(draft) }),
    arePaid: false,
    payment: null,
    isPerTenant: false,
    shares: shareEqually(countTenants(draft)),
  };
}

/** Resets the shares when the number of tenants has changed. */
export function keepShares(state: SeriesState, draft: Draft): SeriesState {
  const count = countTenants(draft);
  return state.shares.length === count ? state : { ...state, shares: shareEqually(count) };
}

function countTenants({ rent }: Draft): number {
  return (rent?.otherTenants.length ?? 0) + 1;
}
