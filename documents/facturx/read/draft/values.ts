import { isCalendarDate } from '#documents/model/dates/calendar.ts';
import { toDecimal } from '#documents/money/decimal.ts';

/**
 * A text no longer than the model takes; absent when empty. What is cut is listed among the dropped
 * terms.
 */
export function fitText(text: string | undefined, maxLength: number): string | undefined {
  const cut = (text ?? '').slice(0, maxLength).trim();
  return cut === '' ? undefined : cut;
}

/**
 * An identifier without its spaces; absent when it is longer than one can be, since cut it could
 * pass for a right one.
 */
export function fitIdentifier(text: string | undefined, maxLength: number): string | undefined {
  const compact = (text ?? '').replace(/[\s.\-\u00a0\u202f]/g, '');
  return compact === '' || compact.length > maxLength ? undefined : compact;
}

/** A day of the calendar of the model; absent when it is none. */
export function fitDate(text: string | undefined): string | undefined {
  return text !== undefined && isCalendarDate(text) ? text : undefined;
}

/**
 * A decimal of the model, rounded to its precision; absent when it is not a number or out of
 * bounds.
 */
export function fitDecimal(
  text: string | undefined,
  { scale, min = 0, max = MAX }: { scale: number; min?: number; max?: number },
): string | undefined {
  const value = readScaled(text, scale);
  if (value === null || value < min * 10 ** scale || value > max * 10 ** scale) return undefined;
  return toDecimal(value, scale);
}

/**
 * A decimal of any precision as an integer of `scale` decimals, rounded half away from zero; null
 * when it is not one (« 1e400 », « NaN », « 12,5 ») or is beyond what integers hold exactly.
 */
export function readScaled(text: string | undefined, scale: number): number | null {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text ?? '') ?? [];
  if (sign === undefined || whole.length + fraction.length === 0) return null;
  if (whole.length > MAX_DIGITS) return null;
  const digits = fraction.padEnd(scale + 1, '0');
  const roundsUp = (digits[scale] ?? '0') >= '5';
  const value = Number(BigInt(whole + digits.slice(0, scale)) + (roundsUp ? 1n : 0n));
  if (!Number.isSafeInteger(value)) return null;
  return sign === '-' && value !== 0 ? -value : value;
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;
const MAX = 999_999_999;
const MAX_DIGITS = 15;
