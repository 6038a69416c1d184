import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { nextNumber } from '#documents/totals/numbering.ts';
import { checkNumbering } from '#documents/totals/series/check-numbering.ts';
import { partyKey } from './party-key.ts';

/** `issueDate` is YYYY-MM-DD. */
type Given = { series: string; number: string; issueDate: string };

/** The series of a document: one per seller and kind; a proforma has its own. */
export function seriesOf(draft: Draft): string {
  return `${partyKey(draft.seller)} · ${seriesPrefixOf(draft)}`;
}

/** The prefix of its number series: « F » for F-2026-0001. */
export function seriesPrefixOf({ kind, subtype }: Pick<Draft, 'kind' | 'subtype'>): string {
  const traits = requireKind(kind);
  return subtypeOf(traits, subtype).seriesPrefix ?? traits.seriesPrefix;
}

/** The next number of a series, in the same notation. `date` is the day of issue. */
export function proposeNumber(
  given: readonly Given[],
  { draft, date }: { draft: Draft; date: string },
): string {
  const series = seriesOf(draft);
  const numbers = given.filter((one) => one.series === series);
  const last = numbers.reduce<Given | null>(
    (latest, one) => (latest && latest.issueDate > one.issueDate ? latest : one),
    null,
  );
  return (last && followLast(numbers, last, date)) ?? firstNumber(series, date);
}

/** Numbers for several drafts in a row. `date` is their day of issue. */
export function numberDrafts(
  given: readonly Given[],
  drafts: readonly Draft[],
  date: string,
): string[] {
  const taken = [...given];
  return drafts.map((draft) => {
    const number = proposeNumber(taken, { draft, date });
    taken.push({ series: seriesOf(draft), number, issueDate: date });
    return number;
  });
}

/** Null when the last number has no sequence, or holds a customer's code. */
function followLast(numbers: readonly Given[], last: Given, date: string): string | null {
  const issued = numbers.map(({ number, issueDate }) => ({ number, date: issueDate }));
  const ways = checkNumbering(issued, { today: date }).series;
  const next = ways.find(({ entries }) =>
    entries.some(({ issued: { number } }) => number === last.number),
  )?.next;
  return next === undefined || next.includes('…') ? null : next;
}

function firstNumber(series: string, date: string): string {
  return nextNumber([], `${prefixOf(series)}-{AAAA}-{NNNN}`, { date });
}

/** The prefix at the end of a series: « 732829320 · F » → « F ». */
function prefixOf(series: string): string {
  return series.slice(series.lastIndexOf(' ') + 1);
}
