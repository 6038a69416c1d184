import type { Draft } from '#documents/model/draft.ts';

/**
 * Works, as far as the document tells: its author says so, NAF 41 to 43, a certification, retention
 * money, or the subcontractor's regime.
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
