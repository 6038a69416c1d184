import { setAt } from '#app/features/editor/store/path.ts';
import type { Draft } from '#documents';

/** Delivered or performed on the issue date, on another day, or over a period. */
export type SupplyMode = 'same' | 'day' | 'period';

/** The mode deduced from the dates, or the chosen one if they allow it. */
export function resolveSupplyMode(
  { issueDate, supply }: Pick<Draft, 'issueDate' | 'supply'>,
  chosen: SupplyMode | null,
): SupplyMode {
  if (chosen === 'same' && issueDate === '') return 'same';
  if (supply?.start || supply?.end) return 'period';
  if (!supply?.date) return chosen === 'period' ? 'period' : 'day';
  return supply.date === issueDate && chosen !== 'day' ? 'same' : 'day';
}

/** Changes the mode; the known dates and the place are kept. */
export function changeSupplyMode(draft: Draft, mode: SupplyMode): Draft {
  const { date, start, end, place } = draft.supply ?? {};
  const lastDay = date ?? end ?? start;
  const dates = {
    same: { date: draft.issueDate || undefined },
    day: { date: lastDay },
    period: { start, end: end ?? lastDay },
  }[mode];
  const kept = Object.entries({ ...dates, place }).filter(([, value]) => value !== undefined);
  return setAt(draft, 'supply', kept.length === 0 ? undefined : Object.fromEntries(kept));
}
