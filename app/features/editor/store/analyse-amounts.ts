import { computeTotals } from '#documents';
import { type Analyse, awaitAnalysis, NO_SHEET } from './analysis.ts';

/**
 * A first analysis with the totals only, before the engine has loaded. An unedited document keeps
 * its prerendered analysis.
 */
export const analyseAmounts: Analyse = (draft, { isUntouched }) => ({
  ...awaitAnalysis(draft),
  totals: computeTotals(draft),
  example: isUntouched ? NO_SHEET : null,
});
