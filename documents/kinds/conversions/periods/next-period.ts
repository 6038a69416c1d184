import { addMonths, monthsLater } from '#documents/model/dates/add-months.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import { countWholeMonths } from '#documents/model/dates/whole-months.ts';
import type { Draft } from '#documents/model/draft.ts';
import { hasPrice, isPriced } from '#documents/model/is-priced.ts';
import { movePeriods } from './move-periods.ts';
import type { Move } from './period-reader.ts';
import { listPeriodTexts, mapPeriodTexts } from './period-texts.ts';

/** The dates and texts of a draft, moved to its next period: a month, a quarter… */
export function moveToNextPeriod(draft: Draft): Draft {
  return movePeriod(draft, moveOf(draft));
}

/** The same after `times` steps of so many months, whatever its period. */
export function moveBySteps(draft: Draft, { step, times }: { step: number; times: number }): Draft {
  return movePeriod(draft, { length: step, ...moveOf(draft), step, months: step * times });
}

function movePeriod(draft: Draft, move: Move): Draft {
  const { months } = move;
  return moveDays(
    mapPeriodTexts(draft, (text) => movePeriods(text, move).text),
    {
      day: (date) => addMonths(date, months),
      period: ({ start, end }) => ({
        start: monthsLater(start, months),
        end: addDays(monthsLater(addDays(end, 1), months), -1),
      }),
    },
  );
}

/** The periods of its texts that a move cannot read for sure, and leaves. */
export function listLeftPeriods(draft: Draft, step?: number): string[] {
  const own = moveOf(draft);
  const move = step === undefined ? own : { length: step, ...own, step, months: step };
  return [...new Set(listPeriodTexts(draft).flatMap((text) => movePeriods(text, move).left))];
}

/** The period of the document, else of a line, says how far; else the quarter of a text. */
function moveOf(draft: Draft): Move {
  const { start, end } = supplyPeriodOf(draft) ?? { start: '', end: '' };
  const around = (start || draft.supply?.date || draft.issueDate).slice(0, 7);
  if (start !== '') {
    const months = countWholeMonths(start, end) ?? 1;
    return { months, length: months, around };
  }
  const isOf = (months: number) => {
    const names = draft.lines.map((line) => ('name' in line && line.name) || '');
    return [draft.subject ?? '', ...names].some((text) => isMovedOnlyBy(text, { months, around }));
  };
  return { months: [3, 6].find(isOf) ?? 1, around };
}

/** The period of the document, else the first one of a line. */
export function supplyPeriodOf({ supply, lines }: Draft): SupplyPeriod | null {
  const ofLines = lines.flatMap((line) => (isPriced(line) && line.period) || []);
  for (const { start, end } of [supply ?? {}, ...ofLines]) if (start && end) return { start, end };
  return null;
}

/** « T4 2026 » goes on by three months; no month moves it. */
function isMovedOnlyBy(text: string, move: Move): boolean {
  const byMonth = movePeriods(text, { ...move, months: 1 });
  return byMonth.text === text && movePeriods(text, move).text !== text;
}

/** The days of its supply, those of its lines and the start of a quote too. */
export function moveDays(draft: Draft, move: DayMove): Draft {
  const { supply, lines, quote } = draft;
  return {
    ...draft,
    ...(supply && { supply: moveDates(supply, move) }),
    ...(quote?.startDate && { quote: { ...quote, startDate: move.day(quote.startDate) } }),
    lines: lines.map((line) =>
      hasPrice(line) && line.period ? { ...line, period: moveDates(line.period, move) } : line,
    ),
  };
}

/** Periods that touch each other still do once they have moved. */
export type DayMove = {
  day: (date: string) => string;
  period: (period: SupplyPeriod) => SupplyPeriod;
};
/** Both days are of the period. */
export type SupplyPeriod = { start: string; end: string };
type Dates = { date?: string | undefined; start?: string | undefined; end?: string | undefined };

function moveDates<T extends Dates>(dates: T, { day, period }: DayMove): T {
  const { date, start, end } = dates;
  const moved =
    start && end
      ? period({ start, end })
      : { ...(start && { start: day(start) }), ...(end && { end: day(end) }) };
  return { ...dates, ...(date && { date: day(date) }), ...moved };
}
