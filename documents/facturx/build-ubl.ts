import type { Draft } from '#documents/model/draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { buildInvoice } from './build-invoice.ts';
import { writeUbl } from './ubl/write-ubl.ts';

/** The terms of `buildFacturX` as UBL 2.1, Invoice or CreditNote, or null as it is. */
export function buildUbl(draft: Draft, totals: Totals = computeTotals(draft)): string | null {
  const invoice = buildInvoice(draft, totals);
  return invoice && writeUbl(invoice);
}
