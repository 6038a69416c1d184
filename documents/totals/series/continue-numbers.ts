import { formatDocumentNumber } from '#documents/totals/numbering.ts';
import type { DatedNumber } from './guess-dates.ts';
import { guessPatterns } from './guess-patterns.ts';
import { createNumberReader, type ReadNumberParts } from './number-reader.ts';

/**
 * Numbers for documents issued in order on `dates` (YYYY-MM-DD); `first` is the first one, written
 * for its own date. When the number holds its year, each year has its own sequence, after the
 * numbers already `issued` in it (CGI ann. II, 242 nonies A, I-7°). A number without a sequence is
 * repeated unchanged.
 */
export function continueNumbers(
  first: DatedNumber,
  dates: readonly string[],
  issued: readonly string[] = [],
): string[] {
  const pattern = guessPatterns([first]).groups[0]?.pattern ?? '';
  const parts = createNumberReader(pattern)(first.number, first.date);
  if (!parts) return dates.map(() => first.number);
  const { year: firstYear } = parts;
  const lasts = new Map([[firstYear, parts.sequence - 1]]);
  return dates.map((date) => {
    const year = firstYear && (date.slice(0, 4) || firstYear);
    const last = lasts.get(year) ?? lastSequence(issued, { pattern, year });
    lasts.set(year, last + 1);
    const written = date || first.date || dateOf(parts);
    return formatDocumentNumber(pattern, { sequence: last + 1, date: written });
  });
}

function lastSequence(
  issued: readonly string[],
  { pattern, year }: { pattern: string; year: string | null },
): number {
  const read = createNumberReader(pattern);
  const sequences = issued
    .map((number) => read(number))
    .flatMap((parts) => (parts && parts.year === year ? [parts.sequence] : []));
  return Math.max(0, ...sequences);
}

function dateOf({ year, month }: ReadNumberParts): string {
  return `${year ?? '0000'}-${month ?? '00'}-01`;
}
