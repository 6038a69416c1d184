import { type Draft, isSiren, isSiret } from '#documents';

/** The field of a number that the register may be asked for. */
export type CompanyNumberField = 'siren' | 'siret';

/**
 * The whole number that the register could fill a card by, for the field that holds it; null where
 * nothing is missing. `filled` is the number that the card was last filled by.
 */
export function requireFill(
  { name, siren = '', siret = '', address }: Draft['seller'] | Draft['buyer'],
  { field, filled }: { field: CompanyNumberField; filled: string | null },
): string | null {
  const number = isSiret(siret) ? siret : siren;
  const isHere = field === 'siret' ? isSiret(siret) : isSiren(siren) && !isSiret(siret);
  if (!isHere) return null;
  // The SIREN that it was filled by has its SIRET since.
  const isSame = filled !== null && number.slice(0, 9) === filled.slice(0, 9);
  const isLacking = name === '' || address.line1 === '';
  if (isSame && (filled.length === 9 || filled === number)) return null;
  return isLacking || filled !== null ? number : null;
}
