/**
 * The public door of the domain: from an unknown JSON to amounts, rules, pages and XML. The PDF is behind `#documents/pdf`.
 */

export { buildFacturX } from './facturx/build-factur-x.ts';
export { checkConformity, hasBlockingFailure } from './kinds/check-conformity.ts';
export {
  convertInvoiceToCorrective,
  duplicateDraft,
  repeatNextMonth,
} from './kinds/conversions-copy.ts';
export {
  convertAmountsToCredit,
  convertInvoiceToCredit,
  convertLinesToCredit,
} from './kinds/conversions-credit.ts';
export {
  convertQuoteToDeposit,
  convertQuoteToFinal,
  convertQuoteToInvoice,
} from './kinds/conversions-quote.ts';
export { requireKind } from './kinds/index.ts';
export type { RuleResult } from './law/rule.ts';
export { checkCreditNote, computeRemaining } from './law/rules/credit-remaining.ts';
export type { Draft, DraftInput } from './model/draft.ts';
export { subtypeOf } from './model/kind.ts';
export { type DraftProblem, parseDraft } from './model/parse-draft.ts';
export type { KindName, Subtype } from './model/subtypes.ts';
export type { VatRegime } from './model/vat-regime.ts';
export { layOut } from './sheet/lay-out.ts';
export type { Mark, Page, Sheet, SheetImage } from './sheet/marks.ts';
export { createFontMetrics, type FontMetrics, listFontParts } from './sheet/text/font-metrics.ts';
export { computeTotals } from './totals/compute-totals.ts';
export type { Totals } from './totals/totals.ts';
