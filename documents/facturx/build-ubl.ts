import type { Draft } from '#documents/model/draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { buildInvoice } from './build-invoice.ts';
import { writeUbl } from './ubl/write-ubl.ts';

/**
 * The same terms as `buildFacturX` in the other syntax of EN 16931: UBL 2.1, an Invoice or a
 * CreditNote by its type. Null for what is not an invoice and so has no BT-3 (a proforma).
 */
export function buildUbl(draft: Draft, totals: Totals = computeTotals(draft)): string | null {
  const invoice = buildInvoice(draft, totals);
  return invoice && writeUbl(invoice);
}
