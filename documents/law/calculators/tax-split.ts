import { type Cents, cents, type Percent } from '#documents/money/amounts.ts';
import { applyPercent, removeTax } from '#documents/money/apply-percent.ts';

/** An amount without VAT, its VAT and both together, in cents: the parts add up to the whole. */
export type TaxSplit = { net: Cents; vat: Cents; gross: Cents };

/**
 * From what is known, without VAT (`net`) or with it (`gross`), to the rest. VAT is rounded once,
 * to the cent (BR-CO-17); from the gross side it is what remains once the base is rounded.
 */
export function splitTax(amount: Cents, side: 'net' | 'gross', rate: Percent): TaxSplit {
  if (side === 'net') {
    const vat = applyPercent(amount, rate);
    return { net: amount, vat, gross: cents(amount + vat) };
  }
  const net = removeTax(amount, rate);
  return { net, vat: cents(amount - net), gross: amount };
}
