/** A decimal of XML Schema as an integer of ten decimals, unrounded; null for anything else. */
export function readExact(text: string | undefined): bigint | null {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text ?? '') ?? [];
  if (sign === undefined || whole.length + fraction.length === 0) return null;
  if (whole.length > MAX_DIGITS) return null;
  const digits = fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0');
  const value = BigInt(whole + digits);
  return sign === '-' ? -value : value;
}

/** To the cent, halves up, as XPath `round`. */
export function roundExact(value: bigint, unit: bigint = CENT): bigint {
  const shifted = value + unit / 2n;
  const rest = ((shifted % unit) + unit) % unit;
  return shifted - rest;
}

/** Base × rate ÷ 100. */
export function shareOf(base: bigint, rate: bigint): bigint {
  return (base * rate) / (100n * UNIT);
}

export function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

const DECIMALS = 10;
export const UNIT = 10n ** BigInt(DECIMALS);
export const CENT = UNIT / 100n;
const DECIMAL = /^\s*([+-]?)(\d*)(?:\.(\d*))?\s*$/;
/** Protects against numbers made to be slow. */
const MAX_DIGITS = 30;
