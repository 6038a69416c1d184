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

/** Reuses the unchanged objects of `previous`, so that what shows them does not render again. */
export const analyse: Analyse = (draft, context, previous) => {
  const { today, metrics, related, isUntouched, isNumberedAtIssue = false } = context;
  const totals = computeTotals(draft);
  const judged = [
    ...checkConformity(draft, today, totals, { isNumberedAtIssue }),
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

/** False while a font part with this character may still be loading. */
function isDrawnByNone(character: string, metrics: FontMetrics): boolean {
  return listMissingParts(character, metrics).length === 0;
}

/** The most severe missing rule of each field. */
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
