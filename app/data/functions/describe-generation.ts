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

/** Describes a file of `size` bytes to be counted; no text of its document is in it. */
export function describeGeneration(
  {
    draft,
    totals,
    conformity,
    isBlocked,
  }: { draft: Draft; totals: Totals; conformity: readonly RuleResult[]; isBlocked: boolean },
  size: number,
): Generation {
  const { kind, number, buyer, style } = draft;
  return {
    kind,
    template: style.template,
    size,
    isElectronic: !isBlocked && buildFacturX(draft, totals) !== null,
    brokenRules: conformity
      .filter(({ state }) => state === 'missing')
      .map(({ id }) => id)
      .slice(0, MOST_RULES),
    number,
    clientName: buyer.name,
    clientEmail: buyer.email ?? '',
  };
}

/**
 * Judges a document by the rules of a day, then gives what is counted of its file. `isBlocked` says
 * what that file is, whatever the rules find: issued, or a BROUILLON before that.
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

/** The server refuses a longer list. */
const MOST_RULES = 100;
