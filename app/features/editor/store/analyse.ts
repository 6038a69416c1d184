import { listMissingParts } from '#app/sheet/sheet-fonts.ts';
import {
  checkConformity,
  computeTotals,
  type FontMetrics,
  hasBlockingFailure,
  judgeCredit,
  judgeGlyphs,
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
  const judged = [
    ...checkConformity(draft, today, totals),
    ...judgeCredit({ ...related, credit: draft }),
  ];
  const isBlocked = hasBlockingFailure(judged);
  const sheet = reuseSheet(previous?.sheet, layOut({ draft, totals, metrics, isBlocked }));
  const conformity = reuseEqual(previous?.conformity, [
    ...judged,
    ...judgeGlyphs(
      sheet.missingGlyphs.filter(({ character }) => isDrawnByNone(character, metrics)),
    ),
  ]);
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

/** The part of the typeface that draws the others may still be on its way. */
function isDrawnByNone(character: string, metrics: FontMetrics): boolean {
  return listMissingParts(character, metrics).length === 0;
}

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
