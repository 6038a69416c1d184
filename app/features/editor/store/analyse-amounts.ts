import { computeTotals } from '#documents';
import { type Analyse, awaitAnalysis, NO_SHEET } from './analysis.ts';

/**
 * What is known of a draft before what judges it has come: its amounts. One that is as it was
 * opened goes on being shown as the page was drawn.
 */
export const analyseAmounts: Analyse = (draft, { isUntouched }) => ({
  ...awaitAnalysis(draft),
  totals: computeTotals(draft),
  example: isUntouched ? NO_SHEET : null,
});
