import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { findXmlObstacle } from './find-xml-obstacle.ts';
import { hasNormTerms } from './terms/has-norm-terms.ts';
import type { Invoice } from './terms/invoice.ts';
import { toInvoice } from './terms/to-invoice.ts';

/**
 * The terms that both syntaxes write. Null for a document that has no XML (`findXmlObstacle`) and
 * for an avoir without the terms that EN 16931 requires of its VAT category.
 */
export function buildInvoice(draft: Draft, totals: Totals): Invoice | null {
  const kind = requireKind(draft.kind);
  const { typeCode, isCredit } = subtypeOf(kind, draft.subtype);
  if (typeCode === null || findXmlObstacle(draft, totals)) return null;
  const invoice = toInvoice({ draft, totals, kind, typeCode });
  return isCredit && !hasNormTerms(invoice) ? null : invoice;
}
