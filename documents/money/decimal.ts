/** Decimal strings « -1234.56 » ⇄ scaled integers, without floats. */

/**
 * Reads a plain decimal (`-?digits(.digits)?`) as an integer of `scale` decimals; null when
 * malformed, too precise or too large. Hand-written for speed: a document holds thousands of them.
 */
export function parseDecimal(text: string, scale: number): number | null {
  const start = text.charCodeAt(0) === MINUS_SIGN ? 1 : 0;
  const point = text.indexOf('.', start);
  const wholeEnd = point < 0 ? text.length : point;
  const wholeDigits = wholeEnd - start;
  if (wholeDigits < 1 || wholeDigits > MAX_WHOLE_DIGITS || point === text.length - 1) return null;
  const fractionEnd = point < 0 ? wholeEnd : withoutTrailingZeros(text, point + 1);
  const decimals = point < 0 ? 0 : fractionEnd - point - 1;
  if (decimals > scale) return null;
  const whole = readDigits(text, start, wholeEnd);
  const fraction = point < 0 ? 0 : readDigits(text, point + 1, fractionEnd);
  const value = whole * 10 ** scale + fraction * 10 ** (scale - decimals);
  if (!Number.isSafeInteger(value)) return null;
  return start === 1 && value !== 0 ? -value : value;
}

/** NaN at the first character that is not a digit; zero for an empty range. */
function readDigits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - ZERO_SIGN;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

function withoutTrailingZeros(text: string, from: number): number {
  let end = text.length;
  while (end > from && text.charCodeAt(end - 1) === ZERO_SIGN) end -= 1;
  return end;
}

/**
 * Writes a scaled integer as a plain decimal with at least `minDecimals` decimals and no trailing
 * zeros: (5500, 3, 1) → « 5.5 ».
 */
export function toDecimal(value: number, scale: number, minDecimals = 0): string {
  const unit = 10 ** scale;
  const magnitude = Math.abs(value);
  let fraction = magnitude % unit;
  const whole = `${value < 0 ? '-' : ''}${(magnitude - fraction) / unit}`;
  let decimals = scale;
  for (; decimals > minDecimals && fraction % 10 === 0; decimals -= 1) fraction /= 10;
  return decimals === 0 ? whole : `${whole}.${String(fraction).padStart(decimals, '0')}`;
}

const MINUS_SIGN = 0x2d;
const ZERO_SIGN = 0x30;
const MAX_WHOLE_DIGITS = 15;
