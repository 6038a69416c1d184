import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import type { Totals } from '#documents/totals/totals.ts';
import type { Invoice } from './terms/invoice.ts';
import { toInvoice } from './terms/to-invoice.ts';

/**
 * The terms that every syntax writes, or null for what is not an invoice, without BT-3 (a
 * proforma, a quote).
 */
export function buildInvoice(draft: Draft, totals: Totals): Invoice | null {
  const kind = requireKind(draft.kind);
  const { typeCode } = subtypeOf(kind, draft.subtype);
  return typeCode === null ? null : toInvoice({ draft, totals, kind, typeCode });
}
