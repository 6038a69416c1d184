import { type Cents, cents, type Percent } from '#documents/money/amounts.ts';
import { applyPercent, removeTax } from '#documents/money/apply-percent.ts';

/** In cents; `net` and `vat` add up to `gross`. */
export type TaxSplit = { net: Cents; vat: Cents; gross: Cents };

/**
 * Splits an amount given without VAT (`net`) or with it (`gross`). VAT is rounded once, to the cent
 * (BR-CO-17); from a gross amount, the base is rounded and VAT is the difference.
 */
export function splitTax(amount: Cents, side: 'net' | 'gross', rate: Percent): TaxSplit {
  if (side === 'net') {
    const vat = applyPercent(amount, rate);
    return { net: amount, vat, gross: cents(amount + vat) };
  }
  const net = removeTax(amount, rate);
  return { net, vat: cents(amount - net), gross: amount };
}
