import { type Identified, isAlike, matchEntries } from '#app/data/account/records/match-entries.ts';

/**
 * The entries that stand for a party: see `matchEntries`. Among several, and without a postcode on
 * either side, the one of its name at its place.
 */
export function listStandingFor<Entry extends Identified>(
  entries: readonly Entry[],
  party: Identified,
): readonly Entry[] {
  const matches = matchEntries(entries, party);
  if (matches.length === 1) return matches;
  const near = (matches.length > 0 ? matches : entries).filter(
    (entry) => placeOf(entry) === placeOf(party) && isAlike(entry, party),
  );
  return near.length > 0 ? near : matches;
}

function placeOf({ address }: Identified): string {
  return address?.postalCode ?? '';
}
