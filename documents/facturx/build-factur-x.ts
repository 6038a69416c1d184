import type { Draft } from '#documents/model/draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { buildInvoice } from './build-invoice.ts';
import { writeCii } from './cii/write-cii.ts';

/**
 * The Factur-X XML of a document: Cross Industry Invoice, profile EN 16931, UTF-8 text with its
 * declaration. Null for what is not an invoice and so has no BT-3 (a proforma), and for an avoir
 * that the norm would refuse (`hasNormTerms`). An unfinished draft
 * gives an XML that lacks what it lacks.
 */
export function buildFacturX(draft: Draft, totals: Totals = computeTotals(draft)): string | null {
  const invoice = buildInvoice(draft, totals);
  return invoice && writeCii(invoice);
}
