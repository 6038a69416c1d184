import type { Draft } from '#documents/model/draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { buildInvoice } from './build-invoice.ts';
import { writeCii } from './cii/write-cii.ts';

/**
 * The Factur-X XML of a document: Cross Industry Invoice, profile EN 16931, UTF-8 text with its
 * declaration. Null for a document that has none (`findXmlObstacle`) and for an avoir that EN 16931
 * would refuse (`hasNormTerms`). An unfinished draft gives an incomplete XML.
 */
export function buildFacturX(draft: Draft, totals: Totals = computeTotals(draft)): string | null {
  const invoice = buildInvoice(draft, totals);
  return invoice && writeCii(invoice);
}
