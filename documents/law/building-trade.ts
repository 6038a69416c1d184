import type { Draft } from '#documents/model/draft.ts';

/**
 * Whether the document is about building works, by any of: its author's choice, NAF 41 to 43, a
 * certification, retention money, the subcontractor's regime.
 */
export function isBuildingTrade({ seller, works, payment, vatRegime, quote }: Draft): boolean {
  return (
    quote?.isWorks === true ||
    /^4[123]/.test(seller.naf ?? '') ||
    works !== undefined ||
    payment.retention !== undefined ||
    vatRegime === 'reverse-charge-works'
  );
}
