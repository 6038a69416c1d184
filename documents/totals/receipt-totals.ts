import type { Receipt, SettledInvoice } from '#documents/model/fields/receipt.ts';
import {
  type Cents,
  cents,
  type Percent,
  requireCents,
  requirePercent,
  sumCents,
} from '#documents/money/amounts.ts';
import { removeTax } from '#documents/money/apply-percent.ts';

export type IncludedTax = {
  rate: Percent;
  taxableAmount: Cents;
  vatAmount: Cents;
  taxInclusiveAmount: Cents;
};

export type ReceiptTotals = {
  amount: Cents;
  /** Sum over the settled invoices. */
  settledTotal: Cents;
  /** Due after the payment; null when the amount due is unknown. */
  remainingDue: Cents | null;
  vat: IncludedTax[];
};

/** In integer cents rounded to `unit`. Pure; never throws on a parsed draft. */
export function computeReceiptTotals(receipt: Receipt, unit = 1): ReceiptTotals {
  return {
    amount: requireCents(receipt.amount, unit),
    settledTotal: sumCents(receipt.invoices.map(({ amount }) => requireCents(amount, unit))),
    remainingDue: remainingDueOf(receipt, unit),
    vat: (receipt.vat ?? []).map(({ rate, amount }) =>
      splitTax(requireCents(amount, unit), requirePercent(rate), unit),
    ),
  };
}

/** The amount due on one invoice after the payment, in cents; null without `dueBefore`. */
export function remainingOf({ amount, dueBefore }: SettledInvoice, unit = 1): Cents | null {
  return dueBefore === undefined
    ? null
    : cents(requireCents(dueBefore, unit) - requireCents(amount, unit));
}

function remainingDueOf({ remainingDue, invoices }: Receipt, unit: number): Cents | null {
  if (remainingDue !== undefined) return requireCents(remainingDue, unit);
  if (invoices.length === 0) return null;
  const remaining = invoices
    .map((one) => remainingOf(one, unit))
    .filter((amount) => amount !== null);
  return remaining.length === invoices.length ? sumCents(remaining) : null;
}

function splitTax(taxInclusiveAmount: Cents, rate: Percent, unit: number): IncludedTax {
  const taxableAmount = removeTax(taxInclusiveAmount, rate, unit);
  const vatAmount = cents(taxInclusiveAmount - taxableAmount);
  return { rate, taxableAmount, vatAmount, taxInclusiveAmount };
}
