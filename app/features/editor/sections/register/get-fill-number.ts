import { type Draft, isSiren, isSiret } from '#documents';

export type CompanyNumberField = 'siren' | 'siret';

/**
 * The SIREN or SIRET to look up, under the field that offers it; null when nothing is missing.
 * `filled` is the number of the last lookup. `isAlone`: the card shows only one of the two numbers,
 * so its SIREN offers the SIRET that it was split from.
 */
export function getFillNumber(
  { name, siren = '', siret = '', address }: Draft['seller'] | Draft['buyer'],
  options: { field: CompanyNumberField; filled: string | null; isAlone: boolean },
): string | null {
  const { filled } = options;
  const number = chooseNumber({ siren, siret }, options);
  if (!number || filled === null) return name && address.line1 ? null : number;
  // A card filled by SIREN has gained its SIRET.
  const isSame = filled === number || filled === number.slice(0, 9);
  // No name and no address: the fill was undone.
  return isSame && (name || address.line1) ? null : number;
}

function chooseNumber(
  { siren, siret }: { siren: string; siret: string },
  { field, isAlone }: { field: CompanyNumberField; isAlone: boolean },
): string | null {
  if (field === 'siret') return isSiret(siret) ? siret : null;
  if (!isSiren(siren) || !isSiret(siret)) return isSiren(siren) ? siren : null;
  if (!isAlone) return null;
  return siret.startsWith(siren) ? siret : siren;
}
