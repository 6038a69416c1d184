import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { writeCii } from './cii/write-cii.ts';
import { toInvoice } from './to-invoice.ts';

/**
 * The Factur-X XML of a document: Cross Industry Invoice, profile EN 16931, UTF-8 text with its declaration.
 * Null for what is no invoice and so has no BT-3 (a proforma). An unfinished draft gives an XML that lacks what it lacks.
 */
export function buildFacturX(draft: Draft, totals: Totals = computeTotals(draft)): string | null {
  const kind = requireKind(draft.kind);
  const { typeCode } = subtypeOf(kind, draft.subtype);
  return typeCode === null ? null : writeCii(toInvoice({ draft, totals, kind, typeCode }));
}
