import type { Rule } from '#documents/law/rule.ts';
import { typeset } from '#documents/law/typeset.ts';

/** The words of a rule, ready to print. */
export function typesetRule(rule: Rule): Rule {
  const { label, purpose, reference } = rule;
  return {
    ...rule,
    label: typeset(label),
    purpose: typeset(purpose),
    reference: typeset(reference),
  };
}
