import type { RuleContext } from '#documents/law/rule.ts';
import { isBinding } from '#documents/law/rules/when.ts';
import { type RegimeRequirement, VAT_REGIME_LAW } from '#documents/law/vat/vat-regimes.ts';

/** Whether the regime of the document asks this of it; a paper that does not bind owes nothing. */
export function requires(context: RuleContext, requirement: RegimeRequirement): boolean {
  return (
    isBinding(context) && VAT_REGIME_LAW[context.draft.vatRegime].requires.includes(requirement)
  );
}
