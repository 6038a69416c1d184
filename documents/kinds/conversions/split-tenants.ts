import type { Draft } from '#documents/model/draft.ts';
import type { Rent } from '#documents/model/fields/rent.ts';
import { amountText } from '#documents/money/amount-text.ts';
import { cents, HUNDRED_PERCENT, requireCents, requirePercent } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { shareByWeight } from '#documents/money/share.ts';
import { computeRentTotals, type RentTotals } from '#documents/totals/rent/rent-totals.ts';

/**
 * One document per tenant of a shared home, from the document of all; `shares` are percentages, the
 * first tenant's first. Rents, charges and received sums add up to the whole to the cent, and a
 * paid whole gives paid parts. Null without rent, or unless there is one share per tenant and they
 * total 100.
 */
export function splitTenants(draft: Draft, shares: readonly string[]): Draft[] | null {
  const { rent } = draft;
  const weights = shares.map(requirePercent);
  const sum = weights.reduce((total: number, weight) => total + weight, 0);
  if (!rent || sum !== HUNDRED_PERCENT || shares.length !== rent.otherTenants.length + 1)
    return null;
  const parts = splitAmounts(rent, {
    ...{ weights, currency: draft.currency },
    totals: computeRentTotals(rent, draft),
  });
  const names = [draft.buyer.name, ...rent.otherTenants];
  return parts.map((part, index) => ({
    ...draft,
    number: draft.number && `${draft.number}-${index + 1}`,
    buyer: { ...draft.buyer, name: names[index] ?? '' },
    rent: { ...part, otherTenants: [], share: shares[index] },
  }));
}

/** Amounts of the whole period: a prorata is computed once, then shared. */
function splitAmounts(
  rent: Rent,
  {
    totals,
    weights,
    currency,
  }: { totals: RentTotals; weights: readonly number[]; currency: string },
): Rent[] {
  const share = (amount: number) =>
    shareByWeight(amount, weights, currencyUnit(currency)).map((part) =>
      amountText(cents(part), currency),
    );
  const amounts = share(totals.rentAmount);
  const supplements = share(totals.supplementAmount);
  const charges = share(totals.chargesAmount);
  const adjustments = share(totals.adjustmentAmount);
  const balances = share(totals.previousBalance);
  const others = totals.otherAmounts.map(share);
  const { prorata: _prorata, amountInWords: _words, ...whole } = rent;
  const parts = weights.map(
    (_, index): Rent => ({
      ...whole,
      amount: amounts[index] ?? '0',
      ...(rent.supplement && { supplement: supplements[index] ?? '0' }),
      charges: { ...rent.charges, amount: charges[index] ?? '0', items: [] },
      ...(rent.adjustment && {
        adjustment: { ...rent.adjustment, amount: adjustments[index] ?? '0' },
      }),
      ...(rent.previousBalance && { previousBalance: balances[index] ?? '0' }),
      otherLines: rent.otherLines.map((line, position) => ({
        ...line,
        amount: others[position]?.[index] ?? '0',
      })),
    }),
  );
  return splitPayments(parts, totals.receivedTotal, currency);
}

/** Received money is shared by what each part owes, then by payment within a part. */
function splitPayments(parts: readonly Rent[], received: number, currency: string): Rent[] {
  const unit = currencyUnit(currency);
  const due = parts.map(({ amount, supplement = '0', charges, adjustment, otherLines }) =>
    [amount, supplement, charges.amount, adjustment?.amount ?? '0']
      .concat(otherLines.map((line) => line.amount))
      .reduce((sum, decimal) => sum + requireCents(decimal), 0),
  );
  const receipts = shareByWeight(received, due, unit);
  return parts.map((part, index) => {
    const weights = part.payments.map(({ amount }) => requireCents(amount));
    const shares = shareByWeight(receipts[index] ?? 0, weights, unit);
    const payments = part.payments
      .map((payment, position) => ({
        ...payment,
        amount: amountText(cents(shares[position] ?? 0), currency),
      }))
      .filter(({ amount }) => requireCents(amount) > 0);
    return { ...part, payments };
  });
}
