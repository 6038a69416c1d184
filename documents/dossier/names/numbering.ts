import type { Draft } from '#documents/model/draft.ts';
import { isNumberPattern, writeClientCode } from '#documents/totals/numbering.ts';
import { checkNumbering } from '#documents/totals/series/check-numbering.ts';
import { listNextOfPattern } from '#documents/totals/series/next-number.ts';
import { firstNumber, seriesOf } from './series.ts';

/** `issueDate` is YYYY-MM-DD. */
type Given = { series: string; number: string; issueDate: string };

/** `date` (YYYY-MM-DD) is the day of issue; `pattern` is that of the author, who may give none. */
type Asked = { draft: Draft; date: string; pattern?: string | undefined };

/** The next number of a series, in the same notation. */
export function proposeNumber(given: readonly Given[], asked: Asked): string {
  return listNextNumbers(given, asked)[0] ?? firstNumber(asked.draft, asked.date);
}

/**
 * The next numbers that the notation of a series allows, the most probable first. Several where two
 * readings remain, or where the counter may start again; none without a number to follow.
 */
export function listNextNumbers(
  given: readonly Given[],
  { draft, date, pattern = '' }: Asked,
): string[] {
  const series = seriesOf(draft);
  const own = given.filter((one) => one.series === series);
  const { customerCode } = draft.buyer;
  if (isNumberPattern(pattern))
    return listNextOfPattern(own.map(toIssued), pattern, { date, clientCode: customerCode });
  const last = own.reduce<Given | null>(
    (latest, one) => (latest && latest.issueDate > one.issueDate ? latest : one),
    null,
  );
  return last ? followLast(own, last, { date, clientCode: customerCode }) : [];
}

/** Numbers for several drafts in a row. `date` is their day of issue. */
export function numberDrafts(
  given: readonly Given[],
  drafts: readonly Draft[],
  { date, patternOf = () => '' }: { date: string; patternOf?: (series: string) => string },
): string[] {
  const taken = [...given];
  return drafts.map((draft) => {
    const series = seriesOf(draft);
    const number = proposeNumber(taken, { draft, date, pattern: patternOf(series) });
    taken.push({ series, number, issueDate: date });
    return number;
  });
}

/** None when the last number has no sequence, or holds the code of a customer without one. */
function followLast(
  numbers: readonly Given[],
  last: Given,
  { date, clientCode = '' }: { date: string; clientCode?: string | undefined },
): string[] {
  const { series } = checkNumbering(numbers.map(toIssued), { today: date });
  const own = series.find(({ entries }) =>
    entries.some(({ issued: { number } }) => number === last.number),
  );
  if (!own) return [];
  const nexts = [own.next, ...own.restarts, ...own.readings.map(({ next }) => next)];
  return nexts.flatMap((next) => {
    if (!next.includes('…')) return [next];
    return clientCode === '' ? [] : [next.replaceAll('…', writeClientCode('{CLIENT}', clientCode))];
  });
}

function toIssued({ number, issueDate }: Given): { number: string; date: string } {
  return { number, date: issueDate };
}
