import { currencyUnit } from '#documents/money/currency-unit.ts';
import type { Draft } from './draft.ts';

/** An amount as it was typed, and its JSON path. */
export type TypedAmount = { path: string; decimal: string };

/**
 * The first amount that was typed with cents though its currency has none; null when nowhere. A
 * price of one may have some: what it comes to is rounded.
 */
export function findTypedCents(draft: Draft): TypedAmount | null {
  if (currencyUnit(draft.currency) === 1) return null;
  const { lines, allowances, charges, quote, prepayments, rounding, receipt, rent } = draft;
  const typed = { lines, allowances, charges, quote, prepayments, rounding, receipt, rent };
  return findWithin(typed, '');
}

function findWithin(value: unknown, path: string): TypedAmount | null {
  if (typeof value === 'string')
    return AMOUNT.test(path) && CENTS.test(value) ? { path, decimal: value } : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${key}]` : `${path && '.'}${key}`;
    const found = findWithin(part, path + step);
    if (found) return found;
  }
  return null;
}

const AMOUNT =
  /(^|\.)(amount|taxableAmount|vatAmount|rounding|dueBefore|remainingDue|supplement|previous(Rent|Balance))$/;
const CENTS = /\.0*[1-9]/;
