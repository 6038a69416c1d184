import type { Draft } from '#documents/model/draft.ts';
import type { Seller } from '#documents/model/fields/party.ts';
import { REFORM_DATES } from './figures/reform-dates.ts';
import type { Severity } from './rule.ts';

/** From when the issuer is held by the reform. */
export function reformDateOf({ size }: Pick<Seller, 'size'>): string {
  return size === 'large' ? REFORM_DATES.large : REFORM_DATES.others;
}

export function isUnderReform({ seller, issueDate }: Draft): boolean {
  return issueDate >= reformDateOf(seller);
}

/** The four mentions may be printed early: until then their absence is only worth a warning. */
export function reformSeverity({ draft }: { draft: Draft }): Severity {
  return isUnderReform(draft) ? 'blocking' : 'warning';
}
