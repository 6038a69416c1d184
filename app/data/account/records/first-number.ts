import { formatDocumentNumber, isNumberPattern } from '#documents';
import type { CompanyNumbering } from './company-row.ts';

/**
 * The first number of a series, `date` being YYYY-MM-DD. Null for a pattern with the code of a
 * client, which the account does not know when it takes a number.
 */
export function firstNumberOf({ pattern, start }: CompanyNumbering, date: string): string | null {
  if (!isNumberPattern(pattern) || pattern.includes('{CLIENT}')) return null;
  return formatDocumentNumber(pattern, { sequence: start, date });
}
