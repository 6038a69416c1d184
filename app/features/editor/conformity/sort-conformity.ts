import type { RuleResult } from '#documents';

export type SortedConformity = {
  /** Mandatory rules first, then advice. */
  toCorrect: RuleResult[];
  /** Information only. */
  toKnow: RuleResult[];
  satisfied: RuleResult[];
  satisfiedCount: number;
  count: number;
};

/** Groups the applicable rules for the panel. Information is left out of the counts. */
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
