/**
 * Exact integer arithmetic on amounts. EN 16931 leaves the rounding mode open; French practice and
 * the CEN validation rules round half away from zero.
 */

/** `a × b ÷ divisor`, exact, of any sign, rounded half away from zero to a multiple of `unit`. */
export function multiplyDivide(a: number, b: number, divisor: number, unit = 1): number {
  if (unit !== 1) return multiplyDivide(a, b, divisor * unit) * unit;
  if (divisor < 0) return multiplyDivide(-a, b, -divisor);
  const product = a * b;
  if (Number.isSafeInteger(product)) return divideRounded(product, divisor);
  return Number(divideRoundedBig(BigInt(a) * BigInt(b), BigInt(divisor)));
}

/** `value ÷ divisor`, rounded half away from zero; the divisor is positive. */
export function divideRounded(value: number, divisor: number): number {
  const magnitude = Math.abs(value);
  const remainder = magnitude % divisor;
  const quotient = (magnitude - remainder) / divisor;
  const rounded = remainder * 2 >= divisor ? quotient + 1 : quotient;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** `divideRounded` for integers of any size. */
export function divideRoundedBig(value: bigint, divisor: bigint): bigint {
  const magnitude = value < 0n ? -value : value;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return value < 0n ? -rounded : rounded;
}
