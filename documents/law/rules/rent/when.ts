import type { RuleContext } from '#documents/law/rule.ts';
import type { LeaseType } from '#documents/model/fields/rent.ts';

export const RENT_LAW = 'Loi n° 89-462 du 6 juillet 1989, art. 21';

/** A main home, unfurnished, furnished or under a bail mobilité: law of 1989, art. 25-3, 25-12. */
export function isHome({ draft }: RuleContext): boolean {
  return HOMES.has(draft.rent?.lease.type ?? 'unfurnished');
}

const HOMES: ReadonlySet<LeaseType> = new Set(['unfurnished', 'furnished', 'mobility', 'student']);
