import { requireKind } from '#documents/kinds/index.ts';
import { isAdmittedRate } from '#documents/law/vat/rates.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { chargesForeignVat } from '#documents/model/vat-regime.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';

/**
 * Why a document has no XML whatever its terms: no BT-3 (a proforma, a quote); the VAT of another
 * state, due by a consumer, to whom no e-invoice is owed; a rate that BR-FR-16 refuses.
 */
export type XmlObstacle = 'no-invoice' | 'foreign-vat' | 'refused-rate';

export function findXmlObstacle(
  draft: Draft,
  { vatBreakdown }: Totals = computeTotals(draft),
): XmlObstacle | null {
  const { typeCode } = subtypeOf(requireKind(draft.kind), draft.subtype);
  if (typeCode === null) return 'no-invoice';
  if (chargesForeignVat(draft.vatRegime)) return 'foreign-vat';
  return vatBreakdown.every(({ rate }) => isAdmittedRate(rate)) ? null : 'refused-rate';
}
