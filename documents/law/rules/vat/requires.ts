import type { RuleContext } from '#documents/law/rule.ts';
import { isBinding } from '#documents/law/rules/when.ts';
import { type RegimeRequirement, VAT_REGIME_LAW } from '#documents/law/vat/vat-regimes.ts';

/** Whether the regime has this requirement; a non-binding document has none. */
export function requires(context: RuleContext, requirement: RegimeRequirement): boolean {
  return (
    isBinding(context) && VAT_REGIME_LAW[context.draft.vatRegime].requires.includes(requirement)
  );
}
