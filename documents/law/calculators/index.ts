/**
 * The door of the calculators, which load nothing else of the documents.
 *
 * @example
 * ```ts
 * import { computePaymentDue } from '#documents/calculators';
 *
 * const sale = { issueDate: '2026-11-20', deliveryDate: '2026-11-20', payer: 'common' } as const;
 * const due = computePaymentDue({ ...sale, agreed: { mode: 'net', days: 90 } });
 * due.isTooLate; // → true
 * due.limit?.date; // → '2027-01-19'
 * due.limit?.reference; // → 'C. com., art. L441-10, I'
 * ```
 */
export { typeset } from '#documents/law/typeset.ts';
export {
  formatLongDate,
  formatMonth,
  formatShortDate,
} from '#documents/model/dates/format-date.ts';
export { explainDate, parseDate } from '#documents/model/dates/parse-date.ts';
export type { KindName } from '#documents/model/subtypes.ts';
export { type Cents, cents, type Percent } from '#documents/money/amounts.ts';
export { parseDecimal } from '#documents/money/decimal.ts';
export { formatAmount, formatPercent } from '#documents/money/format.ts';
export { parseNumber } from '#documents/money/parse-number.ts';
export type { DueRule } from '#documents/totals/due-date.ts';
export { explainIdentifier } from './explain-identifier.ts';
export { formatWholeAmount } from './format-whole-amount.ts';
export {
  computeLateCost,
  type LateInvoice,
  type LateTerms,
  listKnownHalfYears,
  referenceOfLateCost,
  writeLateSentence,
} from './late-invoice.ts';
export {
  computePaymentDue,
  isPublicPayer,
  type PaymentCase,
  type PaymentDue,
} from './payment-due.ts';
export { RATE_USES, RATED_TERRITORIES, type RatedTerritory } from './rate-uses.ts';
export {
  computeRentRevision,
  RENT_FREEZE,
  type RevisedRent,
  type RevisionRefusal,
} from './rent-revision.ts';
export { computeRentShare } from './rent-share.ts';
export type { IdentifierKind } from './split-label.ts';
export { splitTax } from './tax-split.ts';
export { findPaper, type PaperAnswer } from './which-paper.ts';
export {
  type JudgedLimit,
  type JudgedYear,
  judgeYear,
  listKnownYears,
  type TradeActivity,
  type VatOutcome,
} from './year-turnover.ts';
