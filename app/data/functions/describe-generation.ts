import {
  buildFacturX,
  checkConformity,
  computeTotals,
  type Draft,
  hasBlockingFailure,
  type RuleResult,
  type Totals,
} from '#documents';
import type { Generation } from './generations.ts';

/** Describes a file of `size` bytes; holds no text of the document. */
export function describeGeneration(
  {
    draft,
    totals,
    conformity,
    isBlocked,
  }: { draft: Draft; totals: Totals; conformity: readonly RuleResult[]; isBlocked: boolean },
  size: number,
): Generation {
  const { kind, style } = draft;
  return {
    kind,
    template: style.template,
    size,
    isElectronic: !isBlocked && buildFacturX(draft, totals) !== null,
    brokenRules: conformity
      .filter(({ state }) => state === 'missing')
      .map(({ id }) => id)
      .slice(0, MOST_RULES),
  };
}

/**
 * Checks a document with the rules of a day and describes its file. `isBlocked` (the file is a
 * BROUILLON) overrides what the rules find.
 */
export function judgeGeneration(
  draft: Draft,
  { size, today, isBlocked }: { size: number; today: string; isBlocked?: boolean },
): Generation {
  const totals = computeTotals(draft);
  const conformity = checkConformity(draft, today, totals);
  const isDraft = isBlocked ?? hasBlockingFailure(conformity);
  return describeGeneration({ draft, totals, conformity, isBlocked: isDraft }, size);
}

const MOST_RULES = 100;
