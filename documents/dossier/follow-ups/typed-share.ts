import { parseNumber } from '#documents/money/parse-number.ts';

export type ShareUnit = 'percent' | 'amount';

/** Null for what is no number of two decimals at most. « -2 » is one. */
export function readTypedShare(
  text: string,
  unit: ShareUnit,
): { percent: string } | { amount: string } | null {
  const number = parseNumber(text, 2);
  if (!number || /\.\d{3}/.test(number.decimal) || isTooLong(number.decimal)) return null;
  const { decimal } = number;
  return shareUnitOf(text, unit) === 'percent' ? { percent: decimal } : { amount: decimal };
}

/** « 30 % » and « 500 € » carry their unit; a bare number takes the one selected beside it. */
export function shareUnitOf(text: string, unit: ShareUnit): ShareUnit {
  if (text.includes('%')) return 'percent';
  return /€|eur/i.test(text) ? 'amount' : unit;
}

/** Amounts of documents have nine digits before the comma. */
function isTooLong(decimal: string): boolean {
  const [whole = ''] = decimal.replace('-', '').split('.');
  return whole.length > MAX_DIGITS;
}

const MAX_DIGITS = 9;
