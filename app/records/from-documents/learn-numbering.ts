import type { CompanyDefaults } from '#app/data/account/records/company-row.ts';
import { checkPattern } from '#app/naming/check-pattern.ts';
import {
  checkNumbering,
  type Draft,
  findPattern,
  formatDocumentNumber,
  KIND_NAMES,
  requireKind,
} from '#documents';
import { type CompanyNumbering, seriesPrefixOf } from '#documents/dossier';

/** `issueDate` is YYYY-MM-DD. */
export type IssuedNumber = Pick<Draft, 'kind' | 'subtype' | 'number' | 'issueDate'>;

/**
 * How a company goes on from the numbers of its issued documents, for each kind that shares their
 * series. A series whose numbers no pattern of a company can write is left to the account, which
 * follows its last number. `today` is YYYY-MM-DD.
 */
export function learnNumbering(
  issued: readonly IssuedNumber[],
  today: string,
): CompanyDefaults['numbering'] {
  return Object.fromEntries(
    KIND_NAMES.flatMap((kind) => {
      const { seriesPrefix } = requireKind(kind);
      const own = issued.filter((one) => seriesPrefixOf(one) === seriesPrefix);
      const learnt = learnSeries(own, today);
      return learnt ? [[kind, learnt]] : [];
    }),
  );
}

function learnSeries(issued: readonly IssuedNumber[], today: string): CompanyNumbering | null {
  const numbers = issued
    .filter(({ number }) => number !== '')
    .map(({ number, issueDate }) => ({ number, date: issueDate }))
    .sort((a, b) => ORDER.compare(a.date, b.date) || ORDER.compare(a.number, b.number))
    .slice(-TELLING);
  const last = numbers.at(-1);
  if (!last) return null;
  const pattern = findPattern(last, '', numbers);
  if (checkPattern(pattern, 1, today) !== '') return null;
  return { pattern, start: nextSequence(numbers, { pattern, today }) };
}

/** One where the sequence starts again by today. */
function nextSequence(
  numbers: readonly { number: string; date: string }[],
  { pattern, today }: { pattern: string; today: string },
): number {
  const { series } = checkNumbering(numbers, { today, pattern });
  const own = series.find((one) => one.pattern === pattern);
  const startsAgain = own?.next === formatDocumentNumber(pattern, { sequence: 1, date: today });
  const sequences = own?.entries.map(({ sequence }) => sequence) ?? [];
  return startsAgain ? 1 : Math.max(0, ...sequences) + 1;
}

/** More numbers say no more. */
const TELLING = 60;
const ORDER = new Intl.Collator('fr', { numeric: true });
