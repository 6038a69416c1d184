import {
  cents,
  currencyDecimals,
  type Draft,
  formatAmount,
  requireCents,
  toDecimal,
} from '#documents';

/** The part of the amount received that no invoice takes yet, as a decimal. */
export function restToSettle({ receipt, currency }: Draft): string {
  return toDecimal(cents(Math.max(0, restOf(receipt))), 2, currencyDecimals(currency));
}

/** Describes the split between invoices; empty for a single one. */
export function describeSplit({ receipt, currency }: Draft): string {
  if (!receipt || receipt.invoices.length < 2) return '';
  const amount = formatAmount(requireCents(receipt.amount), currency);
  const rest = restOf(receipt);
  if (rest === 0) return `${amount} répartis entre ${receipt.invoices.length} factures.`;
  const difference = formatAmount(cents(Math.abs(rest)), currency);
  return rest > 0
    ? `Il reste ${difference} à répartir sur ${amount}.`
    : `La répartition dépasse de ${difference} les ${amount} reçus.`;
}

/** Cents; negative when the invoices take more than was received. */
function restOf(receipt: Draft['receipt']): number {
  if (!receipt) return 0;
  return receipt.invoices.reduce(
    (rest, invoice) => rest - requireCents(invoice.amount),
    requireCents(receipt.amount) as number,
  );
}
