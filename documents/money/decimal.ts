/**
 * Decimal strings « -1234.56 » ⇄ scaled integers. No float takes part: « 0.1 » is 10 cents, never 0.1.
 */

/** Reads a plain decimal (`-?digits(.digits)?`) as an integer of `scale` decimals; null when malformed, too precise or too large. */
export function parseDecimal(text: string, scale: number): number | null {
  const match = PLAIN_DECIMAL.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const trimmed = fraction.replace(/0+$/, '');
  if (trimmed.length > scale) return null;
  const value = Number(whole + trimmed.padEnd(scale, '0'));
  if (!Number.isSafeInteger(value)) return null;
  return sign === '-' && value !== 0 ? -value : value;
}

/** Writes a scaled integer as a plain decimal with at least `minDecimals` decimals and no useless zero: (5500, 3, 1) → « 5.5 ». */
export function toDecimal(value: number, scale: number, minDecimals = 0): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits
    .slice(digits.length - scale)
    .replace(/0+$/, '')
    .padEnd(minDecimals, '0');
  return `${value < 0 ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

const PLAIN_DECIMAL = /^(-?)(\d{1,15})(?:\.(\d+))?$/;
