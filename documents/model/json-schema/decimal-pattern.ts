import type { DecimalBounds } from '#documents/model/fields/field-types.ts';

/**
 * The regular expression of the decimals that `decimalText(bounds)` reads: « 12 », « -1234.50 ». It
 * knows no lookahead, which validators in Go or Rust lack, so that it lets « 999999999.99 » pass;
 * and it keeps silent about the leading zeros and plus signs that are forgiven.
 */
export function decimalPattern({ scale, min, max }: DecimalBounds): string {
  const sign = min.startsWith('-') ? '-?' : '';
  return `^${sign}${upTo(max, `(\\.\\d{1,${scale}}0*)?`)}$`;
}

/** For the bounds in use: nines (« 99.99 »), less than one, one digit, or a power of ten. */
function upTo(max: string, decimals: string): string {
  const [whole = ''] = max.split('.');
  if (whole === '0') return `0${decimals}`;
  if (/^9+$/.test(whole)) return `\\d{1,${whole.length}}${decimals}`;
  const below = whole.length > 1 ? `\\d{1,${whole.length - 1}}` : `[0-${Number(whole) - 1}]`;
  return `(${below}${decimals}|${whole}(\\.0+)?)`;
}
