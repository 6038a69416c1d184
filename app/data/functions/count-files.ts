import { countGenerations, type Generation } from '#app/data/functions/generations.ts';
import { buildFacturX, type Draft, type RuleResult, type Totals } from '#documents';

/** Counts files that were just saved, without anybody waiting for it. */
export function countFiles(made: readonly Generation[]): void {
  countGenerations(made).catch(() => undefined);
}

/** What is counted of a file of `size` bytes: codes of rules, never what they are about. */
export function countedOf(
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

/** As many as the server takes. */
const MOST_RULES = 100;
