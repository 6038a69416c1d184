import { sirenOf } from '#documents/law/identifiers/siren.ts';
import { textKey } from './party-key.ts';

export type NamedParty = { name: string; siren?: string | undefined; siret?: string | undefined };

/**
 * The entry of a party: the same SIRET, else the only one of its SIREN, else of its name. Null when
 * there is none, or when several could be meant.
 */
export function findEntryOf<Entry extends NamedParty>(
  entries: readonly Entry[],
  party: NamedParty,
): Entry | null {
  const found = entries.filter((entry) => isSameParty(entry, party));
  const bySiret = found.filter(({ siret }) => siret && siret === party.siret);
  const bySiren = found.filter((entry) => sirenOf(entry) && sirenOf(entry) === sirenOf(party));
  const [only, ...others] = [bySiret, bySiren, found].find(({ length }) => length > 0) ?? [];
  return only && others.length === 0 ? only : null;
}

/** Two establishments of a company are two parties. */
export function isSameParty(one: NamedParty, other: NamedParty): boolean {
  if (one.siret && other.siret) return one.siret === other.siret;
  const [siren, otherSiren] = [sirenOf(one), sirenOf(other)];
  if (siren && otherSiren) return siren === otherSiren;
  return textKey(one.name) === textKey(other.name);
}
