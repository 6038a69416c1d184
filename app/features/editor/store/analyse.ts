import {
  checkConformity,
  computeTotals,
  hasBlockingFailure,
  judgeCredit,
  layOut,
  type RuleResult,
} from '#documents';
import type { Analyse } from './analysis.ts';
import { layOutExample } from './lay-out-example.ts';
import { reuseEqual, reuseSheet } from './reuse-equal.ts';

/**
 * What has not changed since `previous` is the same object as there: what shows it is not drawn
 * again.
 */
export const analyse: Analyse = (draft, { today, metrics, related, isUntouched }, previous) => {
  const totals = computeTotals(draft);
  const conformity = reuseEqual(previous?.conformity, [
    ...checkConformity(draft, today, totals),
    ...judgeCredit({ ...related, credit: draft }),
  ]);
  const isBlocked = hasBlockingFailure(conformity);
  const sheet = reuseSheet(previous?.sheet, layOut({ draft, totals, metrics, isBlocked }));
  return {
    draft,
    totals,
    conformity,
    missing: indexMissing(conformity),
    isBlocked,
    sheet,
    example: isUntouched ? layOutExample(draft, metrics) : null,
  };
};

/** The gravest missing rule of each field. */
function indexMissing(conformity: readonly RuleResult[]): Map<string, RuleResult> {
  const missing = new Map<string, RuleResult>();
  for (const result of conformity) {
    if (result.state !== 'missing') continue;
    const known = missing.get(result.field);
    if (!known || GRAVITY[result.severity] > GRAVITY[known.severity])
      missing.set(result.field, result);
  }
  return missing;
}

const GRAVITY = { information: 0, warning: 1, blocking: 2 } as const;
