import { readCents } from './draft/amount.ts';
import type { StatedTotals } from './received-invoice.ts';
import type { TolerantInvoice } from './tolerant-invoice.ts';

/** The totals that a file states, in cents, before anything is computed again. */
export function toStated({ totals = {}, vatBreakdown = [] }: TolerantInvoice): StatedTotals {
  return {
    lineNetTotal: readCents(totals.lineNetTotal),
    allowanceTotal: readCents(totals.allowanceTotal),
    chargeTotal: readCents(totals.chargeTotal),
    taxExclusiveTotal: readCents(totals.taxExclusiveTotal),
    vatTotal: readCents(totals.vatTotal),
    vatTotalInEuros: readCents(totals.vatTotalInEuros),
    taxInclusiveTotal: readCents(totals.taxInclusiveTotal),
    prepaidTotal: readCents(totals.prepaidTotal),
    roundingAmount: readCents(totals.roundingAmount),
    payableAmount: readCents(totals.payableAmount),
    vatBreakdown: vatBreakdown.map((row) => ({
      category: row.category ?? '',
      rate: row.rate ?? '',
      taxableAmount: readCents(row.taxableAmount),
      vatAmount: readCents(row.vatAmount),
      reason: row.reason ?? '',
      reasonCode: row.reasonCode ?? '',
    })),
  };
}
