import type { Draft } from '#documents/model/draft.ts';
import type { Seller } from '#documents/model/fields/party.ts';
import { REFORM_DATES } from './figures/reform-dates.ts';
import type { Severity } from './rule.ts';

/** The date from which the reform binds the issuer. */
export function reformDateOf({ size }: Pick<Seller, 'size'>): string {
  return size === 'large' ? REFORM_DATES.large : REFORM_DATES.others;
}

export function isUnderReform({ seller, issueDate }: Draft): boolean {
  return issueDate >= reformDateOf(seller);
}

/** The four mentions may be printed early: until the date, their absence is only a warning. */
export function reformSeverity({ draft }: { draft: Draft }): Severity {
  return isUnderReform(draft) ? 'blocking' : 'warning';
}
