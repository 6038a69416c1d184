import { isCountryCode } from './country-code.ts';
import { isSiren } from './siren.ts';

/**
 * Checks the format of a VAT number, country prefix included; for France, also its SIREN and its
 * key when numeric. Only VIES knows whether a number is active. Outside the Union, only the prefix
 * is checked (BR-CO-09).
 */
export function isVatNumber(text: string): boolean {
  const prefix = text.slice(0, 2);
  const national = text.slice(2);
  if (prefix === 'FR') return isFrenchVatNumber(national);
  const pattern = EU_PATTERNS[prefix];
  return pattern
    ? pattern.test(national)
    : isCountryCode(prefix) && /^[A-Z0-9]{2,18}$/.test(national);
}

/** « 732829320 » → « FR44732829320 », for a French company. */
export function frenchVatNumberOf(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}

/** Whether another EU member state issued the number (or Northern Ireland, XI, for goods). */
export function isOtherMemberStateVatNumber(text: string): boolean {
  const pattern = EU_PATTERNS[text.slice(0, 2)];
  return pattern?.test(text.slice(2)) ?? false;
}

/** The ISO code of the issuing state, or empty; the prefix EL stands for Greece. */
export function vatNumberCountry(text: string): string {
  const prefix = text.slice(0, 2);
  return prefix === 'EL' ? 'GR' : prefix;
}

/** Key letters exclude I and O; the tax office publishes no check for alphanumeric keys. */
function isFrenchVatNumber(national: string): boolean {
  if (!/^[0-9A-HJ-NP-Z]{2}\d{9}$/.test(national)) return false;
  const siren = national.slice(2);
  if (!isSiren(siren) && !siren.startsWith(MONACO)) return false;
  return /^\d{2}/.test(national) ? frenchVatNumberOf(siren) === `FR${national}` : true;
}

/** Monaco: a rank with this prefix instead of a SIREN. */
const MONACO = '0000';

/** The format after the prefix, per member state (published with VIES). */
const EU_PATTERNS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};
