import type { Draft } from '#documents/model/draft.ts';
import { type Cents, ZERO } from '#documents/money/amounts.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { amountText } from './decimals.ts';
import type { InvoiceTotals } from './invoice.ts';

/** BG-22 */
export function toTotals(draft: Draft, totals: Totals): InvoiceTotals {
  const vatAccountingCurrency = vatCurrencyOf(draft, totals);
  const hasCharges = totals.adjustments.some(({ isCharge }) => isCharge);
  const hasAllowances = totals.adjustments.some(({ isCharge }) => !isCharge);
  return {
    lineNetTotal: amountText(totals.lineNetTotal),
    chargeTotal: hasCharges ? amountText(totals.chargeTotal) : undefined,
    allowanceTotal: hasAllowances ? amountText(totals.allowanceTotal) : undefined,
    taxExclusiveTotal: amountText(totals.taxExclusiveTotal),
    vatTotal: amountText(totals.vatTotal),
    vatTotalCurrency: draft.currency,
    vatTotalInEuros: vatAccountingCurrency && amountText(totals.vatTotalInEuros ?? ZERO),
    vatAccountingCurrency,
    roundingAmount: amountUnlessZero(totals.roundingAmount),
    taxInclusiveTotal: amountText(totals.taxInclusiveTotal),
    prepaidTotal: draft.payment.means.includes('paid')
      ? amountText(totals.prepaidTotal)
      : amountUnlessZero(totals.prepaidTotal),
    payableAmount: amountText(totals.payableAmount),
  };
}

/**
 * BT-6: the euro, beside another currency (BR-FR-CO-12). Without VAT its amount is known whatever
 * the rate of exchange.
 */
export function vatCurrencyOf(draft: Draft, totals: Totals): string | undefined {
  const isKnown = totals.vatTotalInEuros !== undefined || totals.vatTotal === 0;
  return draft.currency !== 'EUR' && isKnown ? 'EUR' : undefined;
}

function amountUnlessZero(amount: Cents): string | undefined {
  return amount === 0 ? undefined : amountText(amount);
}
