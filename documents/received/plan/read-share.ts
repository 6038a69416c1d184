import { type Cents, cents, requirePercent } from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { readCents } from '#documents/received/draft/amount.ts';
import { fitDecimal } from '#documents/received/draft/values.ts';
import type { PaymentPart } from '#documents/received/extended/extended-terms.ts';
import type { Tolerant } from '#documents/received/tolerant-invoice.ts';

/** The sum of a part of the payment, in cents: as stated, else its percentage of what is due. */
export function readShare(
  { partAmount, partPercent }: Tolerant<PaymentPart>,
  due: number,
): Cents | null {
  const stated = readCents(partAmount);
  if (stated !== null && stated > 0) return stated;
  const percent = fitDecimal(partPercent, 'payment.earlyDiscount.percent');
  return percent && percent !== '0' ? applyPercent(cents(due), requirePercent(percent)) : null;
}
