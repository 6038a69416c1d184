import { type Cents, cents, type Percent } from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';

/** Signed amounts of one currency. */
export type TaxedAmount = { taxableAmount: Cents; vatAmount: Cents };
export type BookRate = TaxedAmount & { rate: Percent };
/** `goodsAmount` is the part of the taxable amount that goods are. */
export type SoldRate = BookRate & { goodsAmount: Cents };

export function sumTaxed(a: TaxedAmount, b: TaxedAmount): TaxedAmount {
  return {
    taxableAmount: cents(a.taxableAmount + b.taxableAmount),
    vatAmount: cents(a.vatAmount + b.vatAmount),
  };
}

/** The rest of an amount once a part of it is taken away. */
export function subtract(row: BookRate, part: TaxedAmount | undefined): BookRate {
  return {
    rate: row.rate,
    taxableAmount: cents(row.taxableAmount - (part?.taxableAmount ?? 0)),
    vatAmount: cents(row.vatAmount - (part?.vatAmount ?? 0)),
  };
}

export type Share = { part: number; whole: number };

export function scale(
  { rate, taxableAmount, vatAmount }: BookRate,
  { part, whole }: Share,
): BookRate {
  return {
    rate,
    taxableAmount: cents(multiplyDivide(taxableAmount, part, whole)),
    vatAmount: cents(multiplyDivide(vatAmount, part, whole)),
  };
}
