import { ALWAYS } from '#documents/law/dated.ts';
import type { DatedRule, Rule } from '#documents/law/rule.ts';
import { typeset } from '#documents/law/typeset.ts';

/** Typesets the texts of a rule and gives it a first day. */
export function completeRule(rule: Rule): DatedRule {
  const { label, purpose, reference, from = ALWAYS } = rule;
  return {
    ...rule,
    from,
    label: typeset(label),
    purpose: typeset(purpose),
    reference: typeset(reference),
  };
}
