import { isCalendarDate } from '#documents/model/dates/calendar.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { boundsAt, maxLengthAt } from '#documents/model/fields/limits.ts';
import { toDecimal } from '#documents/money/decimal.ts';

/** Text cut to the length at a path; undefined when empty. What is cut counts as dropped. */
export function fitText(text: string | undefined, path: DraftPath): string | undefined {
  const cut = (text ?? '').slice(0, maxLengthAt(path)).trim();
  return cut === '' ? undefined : cut;
}

/** An identifier of a draft; undefined when too long, since a cut one could look valid. */
export function fitIdentifier(text: string | undefined, path: DraftPath): string | undefined {
  return compactWithin(text, maxLengthAt(path));
}

/** An identifier without spaces; undefined when empty or longer than `maxLength`. */
export function compactWithin(text: string | undefined, maxLength: number): string | undefined {
  const compact = (text ?? '').replace(/[\s.\-\u00a0\u202f]/g, '');
  return compact === '' || compact.length > maxLength ? undefined : compact;
}

/** A date of the model’s calendar; undefined when it is none. */
export function fitDate(text: string | undefined): string | undefined {
  return text !== undefined && isCalendarDate(text) ? text : undefined;
}

/** A decimal rounded to the model’s precision; undefined when not a number or out of bounds. */
export function fitDecimal(text: string | undefined, path: DraftPath): string | undefined {
  const { scale, min, max } = boundsAt(path);
  const value = readScaled(text, scale);
  if (value === null || value < Number(min) * 10 ** scale || value > Number(max) * 10 ** scale)
    return undefined;
  return toDecimal(value, scale);
}

/**
 * A decimal as an integer of `scale` decimals, rounded half away from zero. Null when not a decimal
 * (« 1e400 », « NaN », « 12,5 ») or beyond safe integers.
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
const MAX_DIGITS = 15;
