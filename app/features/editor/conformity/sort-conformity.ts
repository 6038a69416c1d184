import type { RuleResult } from '#documents';

export type SortedConformity = {
  /** What is compulsory first, then advice. */
  toCorrect: RuleResult[];
  /** Worth knowing; nothing has to be done. */
  toKnow: RuleResult[];
  satisfied: RuleResult[];
  /** Of the rules that want something, how many are satisfied, and how many there are. */
  satisfiedCount: number;
  count: number;
};

/**
 * The rules that concern the document, as the panel shows them. Those that only inform are not
 * counted.
 */
export function sortConformity(results: readonly RuleResult[]): SortedConformity {
  const missing = results.filter(({ state }) => state === 'missing');
  const satisfied = results.filter(({ state }) => state === 'satisfied');
  const toCorrect = [
    ...missing.filter(({ severity }) => severity === 'blocking'),
    ...missing.filter(({ severity }) => severity === 'warning'),
  ];
  const satisfiedCount = satisfied.filter(({ severity }) => severity !== 'information').length;
  return {
    toCorrect,
    toKnow: missing.filter(({ severity }) => severity === 'information'),
    satisfied,
    satisfiedCount,
    count: satisfiedCount + toCorrect.length,
  };
}
