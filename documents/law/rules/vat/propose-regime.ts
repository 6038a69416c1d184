import type { Proposal, RuleContext } from '#documents/law/rule.ts';
import { listFittingRegimes } from '#documents/law/vat/fitting-regimes.ts';
import { VAT_REGIME_LAW } from '#documents/law/vat/vat-regimes.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';
import { saleTraitsOf } from './sale-traits.ts';

/** A proposal of the usual regime of such a sale. */
export function proposeFittingRegime(context: RuleContext): { proposal?: Proposal } {
  return proposeRegime(listFittingRegimes(saleTraitsOf(context))[0], context);
}

/** A proposal to switch the regime, if the kind offers it. */
export function proposeRegime(
  vatRegime: VatRegime,
  { kind }: RuleContext,
): { proposal?: Proposal } {
  if (!kind.vatRegimes.includes(vatRegime)) return {};
  const label = `Choisir « ${VAT_REGIME_LAW[vatRegime].label} »`;
  return { proposal: { label, changes: { vatRegime } } };
}
