import { formatSiren, isSiren, luhnSum } from './siren.ts';

/**
 * Fourteen digits: a SIREN and a NIC, with a Luhn check over all. Establishments of La Poste (SIREN
 * 356 000 000) may instead have a digit sum that is a multiple of five.
 */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text) || !isSiren(text.slice(0, 9))) return false;
  return luhnSum(text) % 10 === 0 || (text.startsWith(LA_POSTE) && digitSum(text) % 5 === 0);
}

/** « 73282932000074 » → « 732 829 320 00074 », with narrow no-break spaces. */
export function formatSiret(siret: string): string {
  return /^\d{14}$/.test(siret)
    ? `${formatSiren(siret.slice(0, 9))}\u202f${siret.slice(9)}`
    : siret;
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}

const LA_POSTE = '356000000';
