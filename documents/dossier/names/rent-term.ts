import { formatLongPeriod } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Cents } from '#documents/money/amounts.ts';
import {
  computeRentTotals,
  type RentResult,
  type RentTotals,
} from '#documents/totals/rent/rent-totals.ts';

/** What tells a term of rent from the others: its period in words, and what was received of it. */
export type RentTerm = { period: string; result: RentResult };

/** A draft, or the summary of one, as far as its term of rent is concerned. */
export type TermSource = Partial<Pick<Draft, 'rent' | 'supply' | 'vatRegime' | 'currency'>> & {
  term?: RentTerm | null | undefined;
};

/** The term of a rent; null for any other document. */
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

/** What a term is worth, in cents: what was received where it is a part, else its cost. */
export function termAmount({ result, receivedTotal, dueTotal }: RentTotals): Cents {
  return result === 'partial' ? receivedTotal : dueTotal;
}
