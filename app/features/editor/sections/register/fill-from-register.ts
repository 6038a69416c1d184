import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import { type Draft, formatLongDate } from '#documents';

type Party = Draft['seller'] | Draft['buyer'];

/**
 * A party as the register knows it; what the register does not say of it stays. Its VAT number is
 * filled where `hasVatNumber`: every company has one that would be its own, not all of them use it.
 */
export function fillFromRegister<Filled extends Party>(
  party: Filled,
  { name, siren, siret, vat_number, address }: RegisteredCompany,
  { hasVatNumber }: { hasVatNumber: boolean },
): Filled {
  const { siret: _siret, vatNumber, ...rest } = party;
  const isSame = party.siren === siren;
  // A number of another company would be a lie.
  const kept = isSame && vatNumber !== undefined ? { vatNumber } : {};
  return {
    ...rest,
    name,
    siren,
    ...(siret && { siret }),
    ...(hasVatNumber ? { vatNumber: vat_number } : kept),
    ...(address && { address: readAddress(address) }),
  } as Filled; // The keys that were taken out are those that both kinds of party may lack.
}

/** What is to be known of a company before it is written on a document; empty when nothing is. */
export function warnOfCompany(
  { name, is_closed, closed_on, address }: RegisteredCompany,
  typedName: string,
): string[] {
  return [
    ...(is_closed
      ? [
          closed_on
            ? `Le registre la dit fermée depuis le ${formatLongDate(closed_on)}.`
            : 'Le registre la dit fermée.',
        ]
      : []),
    ...(isOtherName(name, typedName)
      ? [`Le registre la nomme «\u00a0${name}\u00a0», et non «\u00a0${typedName.trim()}\u00a0».`]
      : []),
    ...(address ? [] : ['Elle ne publie pas son adresse\u00a0: complétez-la.']),
  ];
}

/** A part of the name is the name. */
function isOtherName(name: string, typed: string): boolean {
  const [theirs, mine] = [reduce(name), reduce(typed)];
  return mine !== '' && !theirs.includes(mine) && !mine.includes(theirs);
}

function reduce(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
}

function readAddress({
  line1,
  line2,
  postal_code,
  city,
}: NonNullable<RegisteredCompany['address']>) {
  return {
    line1: line1 || line2,
    ...(line1 && line2 && { line2 }),
    postalCode: postal_code,
    city,
    country: 'FR',
  };
}
