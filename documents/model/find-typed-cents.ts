import type { DraftPath } from './fields/draft-path.ts';

/** An amount as it was typed, and its JSON path. */
export type TypedAmount = { path: DraftPath; decimal: string };

/**
 * The first amount of a draft that was typed with cents; null when nowhere. A price of one is none:
 * what it comes to is rounded.
 */
export function findTypedCents(part: object, path = ''): TypedAmount | null {
  for (const [key, value] of Object.entries(part)) {
    const at = path + (Array.isArray(part) ? `[${key}]` : `${path && '.'}${key}`);
    if (AMOUNT.test(at) && CENTS.test(value)) {
      // Made of the keys of a draft.
      return { path: at as DraftPath, decimal: value };
    }
    const found = typeof value === 'object' && value && findTypedCents(value, at);
    if (found) return found;
  }
  return null;
}

/** Names that end in « amount », in either case, and the other amounts of a draft. */
const AMOUNT = /(mount|rounding|dueBefore|remainingDue|supplement|previousBalance)$/;
const CENTS = /\.0*[1-9]/;
