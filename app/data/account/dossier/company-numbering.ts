import { findCompanyOf } from '#app/data/account/records/companies.ts';
import { firstNumberOf } from '#app/data/account/records/first-number.ts';
import { askOnce } from '#app/data/account/records/query-client.ts';
import type { Draft } from '#documents';

/**
 * The number pattern and first number of the company that issues a document; null when none is kept
 * for this kind.
 */
export async function readCompanyNumbering({
  seller,
  kind,
  issueDate,
}: Draft): Promise<{ pattern: string; first: string } | null> {
  const company = await askOnce(findCompanyOf(seller)).catch(() => null);
  const own = company?.defaults.numbering[kind];
  const first = own ? firstNumberOf(own, issueDate) : null;
  return own && first !== null ? { pattern: own.pattern, first } : null;
}
