import type { Draft } from '#documents/model/draft.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { billedRates } from './billed.ts';
import type { VatBalance, VatSubtotal } from './totals.ts';

/**
 * The invoice less its deposits, rate by rate, highest first (CGI 289, I-1-c): the tax on a deposit
 * is due once. Empty without deposits, or when none gives its tax.
 */
export function computeBalance(
  draft: Pick<Draft, 'kind' | 'subtype' | 'prepayments' | 'vatRegime'>,
  vatBreakdown: readonly VatSubtotal[],
  unit: number,
): VatBalance[] {
  const isTaxed = draft.prepayments.some(({ vat = [] }) => vat.length > 0);
  if (!isTaxed || !chargesVat(draft.vatRegime)) return [];
  return billedRates(draft, vatBreakdown, unit)
    .filter(({ isDisbursement }) => !isDisbursement)
    .map(({ rate, taxableAmount, vatAmount }) => ({ rate, taxableAmount, vatAmount }))
    .sort((a, b) => b.rate - a.rate);
}
