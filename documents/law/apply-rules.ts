import type { Finding, Proposal, Rule, RuleContext, RuleResult } from './rule.ts';
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

function typesetFinding({ message, field, proposal, otherProposals }: Finding): Finding {
  return {
    message: typeset(message),
    field,
    ...(proposal && { proposal: typesetProposal(proposal) }),
    ...(otherProposals && { otherProposals: otherProposals.map(typesetProposal) }),
  };
}

function typesetProposal({ label, changes }: Proposal): Proposal {
  return { label: typeset(label), changes };
}

/** On the issue date, else on the day of the check; without any date, every rule applies. */
function isInForce({ from, until }: Rule, { draft, today }: RuleContext): boolean {
  const date = draft.issueDate || today;
  if (date === '') return true;
  return (!from || from <= date) && (!until || date <= until);
}
