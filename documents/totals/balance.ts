import type { Draft, Prepayment } from '#documents/model/draft.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { cents, type Percent, requireCents, requirePercent } from '#documents/money/amounts.ts';
import type { VatBalance, VatSubtotal } from './totals.ts';

/**
 * The invoice less its deposits, rate by rate, highest first (CGI 289, I-1-c): the tax of a deposit
 * is due once. Empty where no deposit says its tax, or where there is none.
 */
export function computeBalance(
  { prepayments, payment, vatRegime }: Pick<Draft, 'prepayments' | 'payment' | 'vatRegime'>,
  vatBreakdown: readonly VatSubtotal[],
): VatBalance[] {
  const deducted = prepayments.flatMap(({ vat = [] }) => vat.map(toNegative));
  const isPaid = payment.means.includes('paid');
  if (deducted.length === 0 || isPaid || !chargesVat(vatRegime)) return [];
  const invoiced = vatBreakdown.filter(({ isDisbursement }) => !isDisbursement);
  const byRate = new Map<Percent, VatBalance>();
  for (const { rate, taxableAmount, vatAmount } of [...invoiced, ...deducted]) {
    const known = byRate.get(rate);
    byRate.set(rate, {
      rate,
      taxableAmount: cents((known?.taxableAmount ?? 0) + taxableAmount),
      vatAmount: cents((known?.vatAmount ?? 0) + vatAmount),
    });
  }
  return [...byRate.values()].sort((a, b) => b.rate - a.rate);
}

function toNegative({
  rate,
  taxableAmount,
  vatAmount,
}: NonNullable<Prepayment['vat']>[number]): VatBalance {
  return {
    rate: requirePercent(rate),
    taxableAmount: cents(-requireCents(taxableAmount)),
    vatAmount: cents(-requireCents(vatAmount)),
  };
}
