import { formatAmount, type Totals } from '#documents';

/** What a page is to who cannot see it; the first one says the amount too. The form says all the rest. */
export function describePage({
  title,
  number,
  pageCount,
  totals,
  currency,
}: {
  title: string;
  /** From 1. */
  number: number;
  pageCount: number;
  totals: Totals;
  currency: string;
}): string {
  const place = pageCount > 1 ? `page ${number} sur ${pageCount}` : '1 page';
  const amount = `net à payer ${formatAmount(totals.payableAmount, currency)}`;
  return [`Aperçu\u00a0: ${title}`, place, ...(number === 1 ? [amount] : [])].join(', ');
}
