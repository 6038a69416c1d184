import type { DraftPath } from './fields/draft-path.ts';

/** An amount as typed, with its JSON path. */
export type TypedAmount = { path: DraftPath; decimal: string };

/**
 * The first typed amount with cents; null if none. Unit prices are ignored: their total is rounded.
 */
export function findTypedCents(part: object, path = ''): TypedAmount | null {
  for (const [key, value] of Object.entries(part)) {
    const at = path + (Array.isArray(part) ? `[${key}]` : `${path && '.'}${key}`);
    if (AMOUNT.test(at) && CENTS.test(value)) {
      // The path is made of keys of a draft.
      return { path: at as DraftPath, decimal: value };
    }
    const found = typeof value === 'object' && value && findTypedCents(value, at);
    if (found) return found;
  }
  return null;
}

/** Keys that hold an amount: those that end in « amount » in either case, and five others. */
const AMOUNT = /(mount|rounding|dueBefore|remainingDue|supplement|previousBalance)$/;
const CENTS = /\.0*[1-9]/;
