import { type Cents, cents } from '#documents/money/amounts.ts';

/** Euros, tax included, at the rates of the documents. */
export type DossierSum = { amount: Cents; count: number };

export function addToSum(sum: DossierSum, amount: Cents): void {
  if (amount === 0) return;
  sum.amount = cents(sum.amount + amount);
  sum.count += 1;
}

export function emptySum(): DossierSum {
  return { amount: cents(0), count: 0 };
}
