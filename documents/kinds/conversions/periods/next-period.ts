import { addMonths } from '#documents/model/dates/add-months.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Line } from '#documents/model/fields/line.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { movePeriods } from './move-periods.ts';
import type { Move } from './period-reader.ts';

/** The dates and texts of a draft, moved to its next period: a month, a quarter… */
export function moveToNextPeriod(draft: Draft): Draft {
  const move = moveOf(draft);
  const { supply, lines } = draft;
  return {
    ...moveTexts(draft, DRAFT_TEXTS, move),
    ...(supply ? { supply: { ...supply, ...moveDates(supply, move.months) } } : {}),
    lines: lines.map((line) => moveLine(line, move)),
  };
}

/** The periods of its texts that `moveToNextPeriod` cannot read for sure, and leaves. */
export function listLeftPeriods(draft: Draft): string[] {
  const move = moveOf(draft);
  const texts = [
    ...DRAFT_TEXTS.map((name) => draft[name]),
    ...draft.lines.flatMap((line) => LINE_TEXTS.map((name) => textOf(line, name))),
  ];
  return [...new Set(texts.flatMap((text) => (text ? movePeriods(text, move).left : [])))];
}

/** The period of the document, else of a line, says how far; else the quarter of a text. */
function moveOf(draft: Draft): Move {
  const ofLines = draft.lines.flatMap((line) => (isPriced(line) && line.period) || []);
  const period = [draft.supply ?? {}, ...ofLines].find((one) => one.start && one.end);
  const { start = '', end = '' } = period ?? {};
  const around = (start || draft.supply?.date || draft.issueDate).slice(0, 7);
  if (start !== '') return { months: countWhole(start, end), around };
  const isOf = (months: number) => {
    const texts = [draft.subject, ...draft.lines.map((line) => textOf(line, 'name'))];
    return texts.some((text) => text && isMovedOnlyBy(text, { months, around }));
  };
  return { months: [3, 6].find(isOf) ?? 1, around };
}

/** « T4 2026 » goes on by three months; no month moves it. */
function isMovedOnlyBy(text: string, move: Move): boolean {
  const byMonth = movePeriods(text, { ...move, months: 1 });
  return byMonth.text === text && movePeriods(text, move).text !== text;
}

/** Months from the first day to the last, if they are whole; else one. */
function countWhole(start: string, end: string): number {
  const count = Array.from({ length: 12 }, (_, index) => index + 1);
  return count.find((months) => addDays(addMonths(start, months), -1) === end) ?? 1;
}

type Dates = { date?: string | undefined; start?: string | undefined; end?: string | undefined };

function moveDates({ date, start, end }: Dates, months: number): Dates {
  return {
    ...(date ? { date: addMonths(date, months) } : {}),
    ...(start ? { start: addMonths(start, months) } : {}),
    ...(end ? { end: addMonths(end, months) } : {}),
  };
}

function moveLine(line: Line, move: Move): Line {
  const moved = moveTexts(line, LINE_TEXTS, move);
  if (!isPriced(moved) || !moved.period) return moved;
  return { ...moved, period: moveDates(moved.period, move.months) };
}

function moveTexts<T extends object>(from: T, names: readonly string[], move: Move): T {
  const moved = names.flatMap((name) => {
    const text = textOf(from, name);
    return text === undefined ? [] : [[name, movePeriods(text, move).text]];
  });
  return { ...from, ...Object.fromEntries(moved) };
}

function textOf(from: object, name: string): string | undefined {
  const text = Object.entries(from).find(([key]) => key === name)?.[1];
  return typeof text === 'string' ? text : undefined;
}

const DRAFT_TEXTS = ['subject', 'intro', 'outro', 'notes'] as const;
const LINE_TEXTS = ['name', 'description', 'note', 'text'] as const;
