import type { Draft } from '#documents/model/draft.ts';
import { amountText } from '#documents/money/amount-text.ts';
import { type Cents, ZERO } from '#documents/money/amounts.ts';
import type { Totals } from '#documents/totals/totals.ts';
import type { InvoiceTotals } from './invoice.ts';

/** BG-22 */
export function toTotals(draft: Draft, totals: Totals): InvoiceTotals {
  const vatAccountingCurrency = vatCurrencyOf(draft, totals);
  const text = (amount: Cents) => amountText(amount, draft.currency);
  const hasCharges = totals.adjustments.some(({ isCharge }) => isCharge);
  const hasAllowances = totals.adjustments.some(({ isCharge }) => !isCharge);
  return {
    lineNetTotal: text(totals.lineNetTotal),
    chargeTotal: hasCharges ? text(totals.chargeTotal) : undefined,
    allowanceTotal: hasAllowances ? text(totals.allowanceTotal) : undefined,
    taxExclusiveTotal: text(totals.taxExclusiveTotal),
    vatTotal: text(totals.vatTotal),
    vatTotalCurrency: draft.currency,
    vatTotalInEuros: vatAccountingCurrency && amountText(totals.vatTotalInEuros ?? ZERO, 'EUR'),
    vatAccountingCurrency,
    roundingAmount: totals.roundingAmount === 0 ? undefined : text(totals.roundingAmount),
    taxInclusiveTotal: text(totals.taxInclusiveTotal),
    prepaidTotal:
      draft.payment.means.includes('paid') || totals.prepaidTotal !== 0
        ? text(totals.prepaidTotal)
        : undefined,
    payableAmount: text(totals.payableAmount),
  };
}

/** BT-6: the euro beside another currency (BR-FR-CO-12). Zero VAT needs no exchange rate. */
export function vatCurrencyOf(draft: Draft, totals: Totals): string | undefined {
  const isKnown = totals.vatTotalInEuros !== undefined || totals.vatTotal === 0;
  return draft.currency !== 'EUR' && isKnown ? 'EUR' : undefined;
}
