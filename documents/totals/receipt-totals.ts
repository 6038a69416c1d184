import type { Receipt, SettledInvoice } from '#documents/model/parts/receipt.ts';
import {
  type Cents,
  cents,
  type Percent,
  requireCents,
  requirePercent,
  sumCents,
} from '#documents/money/amounts.ts';
import { removeTax } from '#documents/money/apply-percent.ts';

/** The tax inside a part of the amount received. */
export type IncludedTax = {
  rate: Percent;
  taxableAmount: Cents;
  vatAmount: Cents;
  taxInclusiveAmount: Cents;
};

export type ReceiptTotals = {
  amount: Cents;
  /** What the payment is split over. */
  settledTotal: Cents;
  /** What remains due after it; null when nothing says what was due. */
  remainingDue: Cents | null;
  vat: IncludedTax[];
};

/** The amounts of a receipt, in integer cents. Pure; never throws on a parsed draft. */
export function computeReceiptTotals(receipt: Receipt): ReceiptTotals {
  return {
    amount: requireCents(receipt.amount),
    settledTotal: sumCents(receipt.invoices.map(({ amount }) => requireCents(amount))),
    remainingDue: remainingDueOf(receipt),
    vat: (receipt.vat ?? []).map(({ rate, amount }) =>
      splitTax(requireCents(amount), requirePercent(rate)),
    ),
  };
}

/** What remains due on one invoice; null when what was due is not known. */
export function remainingOf({ amount, dueBefore }: SettledInvoice): Cents | null {
  return dueBefore === undefined ? null : cents(requireCents(dueBefore) - requireCents(amount));
}

/** What the author says, else the sum of what remains on each invoice. */
function remainingDueOf({ remainingDue, invoices }: Receipt): Cents | null {
  if (remainingDue !== undefined) return requireCents(remainingDue);
  if (invoices.length === 0) return null;
  const remaining = invoices.map(remainingOf).filter((amount) => amount !== null);
  return remaining.length === invoices.length ? sumCents(remaining) : null;
}

function splitTax(taxInclusiveAmount: Cents, rate: Percent): IncludedTax {
  const taxableAmount = removeTax(taxInclusiveAmount, rate);
  const vatAmount = cents(taxInclusiveAmount - taxableAmount);
  return { rate, taxableAmount, vatAmount, taxInclusiveAmount };
}
