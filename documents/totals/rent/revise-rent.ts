import type { Rent } from '#documents/model/fields/rent.ts';
import { type Cents, cents, requireCents, requirePercent } from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';

/**
 * Old rent × new index ÷ old index, rounded to `unit`, a cent by default; null unless both indices
 * are given (hundredths, as INSEE publishes them).
 */
export function reviseRent(revision: Rent['revision'], unit?: number): Cents | null {
  if (!revision) return null;
  const [before, after] = [
    requirePercent(revision.previousIndex),
    requirePercent(revision.newIndex),
  ];
  if (before === 0 || after === 0) return null;
  return scaleRent(requireCents(revision.previousRent, unit), { before, after }, unit);
}

/** `rent` × `after` ÷ `before`, rounded to `unit`; `before` must be above zero. */
export function scaleRent(rent: Cents, { before, after }: RentIndices, unit?: number): Cents {
  return cents(multiplyDivide(rent, after, before, unit));
}

/** The index of a quarter and that of the same quarter a year later, in hundredths. */
export type RentIndices = { before: number; after: number };
