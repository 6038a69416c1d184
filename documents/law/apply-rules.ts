import type { Finding, Rule, RuleContext, RuleResult } from './rule.ts';
import { typeset } from './typeset.ts';

/** Applies each rule in order; those that do not concern the document are « not-applicable ». */
export function applyRules(rules: readonly Rule[], context: RuleContext): RuleResult[] {
  return rules.map((rule) => applyRule(rule, context));
}

function applyRule(rule: Rule, context: RuleContext): RuleResult {
  const { id, label, purpose, reference, field } = rule;
  const severity = typeof rule.severity === 'function' ? rule.severity(context) : rule.severity;
  const common = { id, label, purpose, reference, severity };
  if (!isInForce(rule, context) || !rule.appliesTo(context)) {
    return { ...common, state: 'not-applicable', message: '', field };
  }
  const finding = rule.check(context);
  if (!finding) return { ...common, state: 'satisfied', message: '', field };
  return { ...common, state: 'missing', ...typesetFinding(finding) };
}

function typesetFinding({ message, field, proposal }: Finding): Finding {
  const found = { message: typeset(message), field };
  return proposal ? { ...found, proposal: { ...proposal, label: typeset(proposal.label) } } : found;
}

/** On the issue date, else on the day of the check; without any date, every rule applies. */
function isInForce({ from, until }: Rule, { draft, today }: RuleContext): boolean {
  const date = draft.issueDate || today;
  if (date === '') return true;
  return (!from || from <= date) && (!until || date <= until);
}
