import { sirenOf } from '#documents';
import { isSameParty, type NamedParty } from '#documents/dossier';

export type Identified = NamedParty & {
  vatNumber?: string | undefined;
  address?: { postalCode?: string } | undefined;
};

/**
 * The entries that a party of a document surely is: those of its SIRET, else of its SIREN or VAT
 * number, else the one of its name and postcode. Several where it is not known which.
 */
export function matchEntries<Entry extends Identified>(
  entries: readonly Entry[],
  party: Identified,
): readonly Entry[] {
  const alike = entries.filter((entry) => isAlike(entry, party));
  const bySiret = alike.filter(({ siret }) => siret && siret === party.siret);
  if (bySiret.length > 0) return bySiret;
  const byNumber = alike.filter((entry) => sharesNumber(entry, party));
  if (byNumber.length > 0) return byNumber;
  const isAtSamePlace = alike.some(
    ({ address }) => address?.postalCode && address.postalCode === party.address?.postalCode,
  );
  return isAtSamePlace ? alike : [];
}

/** Nothing that they say tells them apart, wherever they are. */
export function isAlike(entry: Identified, party: Identified): boolean {
  return isSameParty(withSiren(entry), withSiren(party)) || isSameVat(entry, party);
}

function sharesNumber(entry: Identified, party: Identified): boolean {
  const siren = sirenOf(withSiren(entry));
  return (siren !== '' && siren === sirenOf(withSiren(party))) || isSameVat(entry, party);
}

/** Two establishments of a company share a VAT number. */
function isSameVat(entry: Identified, party: Identified): boolean {
  if (entry.siret && party.siret && entry.siret !== party.siret) return false;
  return Boolean(entry.vatNumber) && entry.vatNumber === party.vatNumber;
}

/** A French VAT number ends with the SIREN. */
function withSiren({ name, siren, siret, vatNumber = '' }: Identified): NamedParty {
  return { name, siret, siren: sirenOf({ siren, siret }) || FRENCH.exec(vatNumber)?.[1] };
}

const FRENCH = /^FR[0-9A-Z]{2}(\d{9})$/;
