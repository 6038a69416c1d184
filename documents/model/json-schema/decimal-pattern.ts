import type { DecimalBounds } from '#documents/model/fields/field-types.ts';

/**
 * The regular expression of the decimals that `decimalText(bounds)` accepts: « 12 », « -1234.50 ».
 * It has no lookahead, which Go and Rust validators lack, so « 999999999.99 » passes; accepted
 * leading zeros and plus signs are not in it.
 */
export function decimalPattern({ scale, min, max }: DecimalBounds): string {
  const sign = min.startsWith('-') ? '-?' : '';
  return `^${sign}${upTo(max, `(\\.\\d{1,${scale}}0*)?`)}$`;
}

/** Covers the bounds in use: nines (« 99.99 »), below one, one digit, or a power of ten. */
function upTo(max: string, decimals: string): string {
  const [whole = ''] = max.split('.');
  if (whole === '0') return `0${decimals}`;
  if (/^9+$/.test(whole)) return `\\d{1,${whole.length}}${decimals}`;
  const below = whole.length > 1 ? `\\d{1,${whole.length - 1}}` : `[0-${Number(whole) - 1}]`;
  return `(${below}${decimals}|${whole}(\\.0+)?)`;
}
