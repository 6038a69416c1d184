import type { Draft } from '#documents/model/draft.ts';
import type { Seller } from '#documents/model/parts/party.ts';
import type { Severity } from './rule.ts';

/**
 * From when the issuer must send electronic invoices and print the four new mentions: large companies and ETI, then PME and micro
 * (decree 2022-1299, art. 3, as amended by decree 2024-266; law 2022-1157, art. 26; droit-facturation § 1.8, 5.1).
 */
export function reformDateOf({ size }: Pick<Seller, 'size'>): string {
  return size === 'large' ? '2026-09-01' : '2027-09-01';
}

export function isUnderReform({ seller, issueDate }: Draft): boolean {
  return issueDate >= reformDateOf(seller);
}

/** The four mentions may be printed early: until then their absence is only worth a warning. */
export function reformSeverity({ draft }: { draft: Draft }): Severity {
  return isUnderReform(draft) ? 'blocking' : 'warning';
}
