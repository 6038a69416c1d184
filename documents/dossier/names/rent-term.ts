import { formatLongPeriod } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Cents } from '#documents/money/amounts.ts';
import {
  computeRentTotals,
  type RentResult,
  type RentTotals,
} from '#documents/totals/rent/rent-totals.ts';

export type RentTerm = { period: string; result: RentResult };

export type TermSource = Partial<Pick<Draft, 'rent' | 'supply' | 'vatRegime' | 'currency'>> & {
  term?: RentTerm | null | undefined;
};

/** Null unless the document is about a rent. */
export function termOf({
  term,
  rent,
  supply,
  vatRegime,
  currency = '',
}: TermSource): RentTerm | null {
  if (term !== undefined || !rent || !vatRegime) return term ?? null;
  const { result } = computeRentTotals(rent, { supply, vatRegime, currency });
  return { period: periodOf(supply), result };
}

/** « octobre 2026 », « du 12 au 31 octobre 2026 » */
export function periodOf(supply: Draft['supply']): string {
  return formatLongPeriod(supply?.start, supply?.end);
}

/** The value of a term, in cents: the received amount if partial, else its cost. */
export function termAmount({ result, receivedTotal, dueTotal }: RentTotals): Cents {
  return result === 'partial' ? receivedTotal : dueTotal;
}
