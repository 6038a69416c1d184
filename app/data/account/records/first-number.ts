import { formatDocumentNumber, isNumberPattern } from '#documents';
import type { CompanyNumbering } from './company-row.ts';

/** The first number of a series, `date` being YYYY-MM-DD; null for a pattern without a sequence. */
export function firstNumberOf(
  { pattern, start }: CompanyNumbering,
  { date, clientCode = '' }: { date: string; clientCode?: string | undefined },
): string | null {
  return isNumberPattern(pattern)
    ? formatDocumentNumber(pattern, { sequence: start, date, clientCode })
    : null;
}
