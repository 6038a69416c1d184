import { type DecimalBounds, formatNumber, parseDecimal, parseNumber } from '#documents';

export function isWithin(decimal: string, { scale, min, max }: DecimalBounds): boolean {
  const value = parseDecimal(decimal, scale);
  return value !== null && value >= toScaled(min, scale) && value <= toScaled(max, scale);
}

/** Why a text is not a valid number for its field, in French. */
export function explainNumber(text: string, { scale, min, max }: DecimalBounds): string {
  const number = parseNumber(text, scale);
  if (!number) return 'Écrivez un nombre, par exemple 1\u202f234,56.';
  const value = parseDecimal(number.decimal, scale);
  if (value === null) return explainPrecision(number.decimal, scale);
  if (value > toScaled(max, scale)) return `Écrivez ${formatNumber(max)} au plus.`;
  return min === '0' ? 'Écrivez un nombre positif.' : `Écrivez ${formatNumber(min)} au moins.`;
}

function explainPrecision(decimal: string, scale: number): string {
  if (!decimal.includes('.')) return 'Ce nombre est trop grand.';
  if (scale === 0) return 'Écrivez un nombre entier.';
  return `Gardez ${scale} décimales au plus.`;
}

/** Bounds are constants with no more decimals than their field. */
function toScaled(bound: string, scale: number): number {
  return parseDecimal(bound, scale) ?? 0;
}
