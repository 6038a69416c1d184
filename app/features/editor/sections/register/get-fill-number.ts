import { type Draft, isSiren, isSiret } from '#documents';

/** The field of a number that the register may be asked for. */
export type CompanyNumberField = 'siren' | 'siret';

/**
 * The whole number to ask the register for, under the field that offers it; null where nothing is
 * missing. `filled` is the number that the card was last filled by. `isAlone` where the card shows
 * one of the two numbers: its SIREN then offers the SIRET that it was split from.
 */
export function getFillNumber(
  { name, siren = '', siret = '', address }: Draft['seller'] | Draft['buyer'],
  options: { field: CompanyNumberField; filled: string | null; isAlone: boolean },
): string | null {
  const { filled } = options;
  const number = chooseNumber({ siren, siret }, options);
  if (!number || filled === null) return name && address.line1 ? null : number;
  // The SIREN that it was filled by has its SIRET since.
  const isSame = filled === number || filled === number.slice(0, 9);
  // With neither name nor address, what the register filled was taken back.
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
