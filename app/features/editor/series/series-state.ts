import type { Draft } from '#documents';
import { amountsOf, listRows, type SeriesRow } from './series-rows.ts';
import { shareEqually } from './share-equally.ts';

/** What is typed about a series, until its document is another. */
export type SeriesState = {
  /** YYYY-MM */
  first: string;
  rows: readonly SeriesRow[];
  /** Each month whose day has come was paid in full, unless its row says otherwise. */
  arePaid: boolean;
  isPerTenant: boolean;
  /** Percentages as typed, one per tenant. */
  shares: readonly string[];
};

/** The year of the document, from January; `today` is YYYY-MM-DD. */
export function startSeries(draft: Draft, today: string): SeriesState {
  const first = `${(draft.supply?.start || today).slice(0, 4)}-01`;
  return {
    first,
    rows: listRows({ first, count: 12, amounts: amountsOf(draft) }),
    arePaid: false,
    isPerTenant: false,
    shares: shareEqually(countTenants(draft)),
  };
}

/** The series once its document has changed under it: tenants have come or gone. */
export function keepShares(state: SeriesState, draft: Draft): SeriesState {
  const count = countTenants(draft);
  return state.shares.length === count ? state : { ...state, shares: shareEqually(count) };
}

function countTenants({ rent }: Draft): number {
  return (rent?.otherTenants.length ?? 0) + 1;
}
