import { addMonths } from '#documents/model/dates/add-months.ts';
import { endOfMonth } from '#documents/model/dates/calendar.ts';
import type { Draft } from '#documents/model/draft.ts';
import { monthAfter } from '#documents/totals/rent/prorata.ts';
import { expandYear } from './expand-year.ts';

/**
 * The next term: the same number of whole months, and no payment until the landlord reports one;
 * `today` is YYYY-MM-DD. One-off parts (prorata, adjustment, previous balance, amount in words) are
 * dropped. Empty without a rent and its period.
 */
export function nextTerm({ supply, rent, ...draft }: Draft, today: string): Partial<Draft> {
  if (!rent || !supply?.start || !supply.end) return {};
  const count = countMonths(supply.start, supply.end);
  const month = monthAfter(supply.end.slice(0, 7));
  const [next] = expandYear({ ...draft, supply, rent }, [{ month }], {
    today,
    arePaid: false,
  });
  if (!next?.rent) return {};
  const start = `${month}-01`;
  return {
    supply: { ...supply, start, end: endOfMonth(addMonths(start, count - 1)) },
    dueDate: next.dueDate,
    rent: next.rent,
  };
}

function countMonths(start: string, end: string): number {
  let count = 1;
  for (let month = start.slice(0, 7); month < end.slice(0, 7); month = monthAfter(month)) count++;
  return count;
}
