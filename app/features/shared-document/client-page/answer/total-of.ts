import { type Cents, chooseLines, computeTotals, type Draft, takeOptions } from '#documents';

/** Total of a quote with these options and variants, tax included. */
export function totalOf(draft: Draft, choices: readonly number[]): Cents {
  return computeTotals(takeOptions(chooseLines(draft, choices))).taxInclusiveTotal;
}
