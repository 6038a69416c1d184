/**
 * The public door of the domain: from an unknown JSON to amounts, rules, pages and XML. The PDF is
 * behind `#documents/pdf`.
 *
 * @example
 * ```ts
 * import { checkConformity, computeTotals, hasBlockingFailure, parseDraft } from '#documents';
 * import { samples } from '#documents/samples/samples.ts';
 *
 * const parsed = parseDraft(samples.menuisier);
 * if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
 * computeTotals(parsed.draft).payableAmount; // → 4707_00
 * hasBlockingFailure(checkConformity(parsed.draft, '2026-11-20')); // → false
 * ```
 */
export { buildFacturX } from './facturx/build-factur-x.ts';
export { buildUbl } from './facturx/build-ubl.ts';
export { findXmlObstacle, type XmlObstacle } from './facturx/find-xml-obstacle.ts';
export { describeMissing, listBlocking } from './kinds/blocking.ts';
export { checkConformity, hasBlockingFailure, listRules } from './kinds/check-conformity.ts';
export {
  convertInvoiceToCorrective,
  convertInvoiceToReplacement,
  duplicateDraft,
} from './kinds/conversions/copy.ts';
export {
  type CreditWhy,
  convertAmountsToCredit,
  convertInvoiceToCredit,
  convertLinesToCredit,
  convertRestToCredit,
} from './kinds/conversions/credit.ts';
export { expandYear, listMonths, type RentMonth } from './kinds/conversions/expand-year.ts';
export {
  convertQuoteToDeposit,
  convertQuoteToFinal,
  convertQuoteToInvoice,
  type DepositShare,
} from './kinds/conversions/quote.ts';
export { convertInvoiceToReceipt } from './kinds/conversions/receipt.ts';
export { splitTenants } from './kinds/conversions/split-tenants.ts';
export { styleFor } from './kinds/conversions/style-for.ts';
export { requireKind } from './kinds/index.ts';
export { judgeCredit } from './kinds/judge-credit.ts';
export { judgeGlyphs } from './kinds/judge-glyphs.ts';
export { judgeRegime, type RegimeMismatch } from './kinds/regime-mismatch.ts';
export { isBuildingTrade } from './law/building-trade.ts';
export { isProfessional } from './law/buyer-status.ts';
export { isCompulsoryColumn } from './law/compulsory-columns.ts';
export { computeMentions } from './law/compute-mentions.ts';
export { depositNature } from './law/deposit-nature.ts';
export { MAX_NUMBER_LENGTH } from './law/figures/document-number.ts';
export { RECOVERY_FEE_IN_WORDS } from './law/figures/recovery-fee.ts';
export { MAX_RETENTION_PERCENT } from './law/figures/retention-money.ts';
export { legalGuarantees } from './law/guarantees.ts';
export { type Beside, checkValue, isCheckedBeside } from './law/identifiers/check-value.ts';
export { formatIban } from './law/identifiers/iban.ts';
export { listMistakes, type Mistake } from './law/identifiers/list-mistakes.ts';
export { formatSiren, isSiren, sirenOf } from './law/identifiers/siren.ts';
export { formatSiret, isSiret } from './law/identifiers/siret.ts';
export type { ValueCheck } from './law/identifiers/value-check.ts';
export {
  frenchVatNumberOf,
  isOtherMemberStateVatNumber,
  isVatNumber,
  vatNumberCountry,
} from './law/identifiers/vat-number.ts';
export { displayName, isCompany, isNaturalPersonInBusiness } from './law/identity.ts';
export { defaultLatePenalty, minimumLatePenalty } from './law/late-payment.ts';
export { worksMention } from './law/mentions/works-mention.ts';
export {
  GAP_REASONS,
  type GapReason,
  NUMBERING_RULE,
  writeNoteLetter,
  writeNumberingNote,
} from './law/numbering-note.ts';
export { dueLimitOf } from './law/payment-delays.ts';
export { RECORD_KEEPING_DUTY } from './law/record-keeping.ts';
export { reformDateOf } from './law/reform.ts';
export { type Claim, computeClaim } from './law/reminder/claim.ts';
export type { InvoiceClaim } from './law/reminder/invoice-claim.ts';
export { LEVEL_NAMES, proposeLevel } from './law/reminder/level-names.ts';
export { IMPUTATION_RULES, REGIME_RULES } from './law/reminder/regime.ts';
export { writeReminderEmail } from './law/reminder/reminder-email.ts';
export { writeReminderLetter } from './law/reminder/reminder-letter.ts';
export type { Proposal, RuleResult } from './law/rule.ts';
export { computeRemaining } from './law/rules/credit/rate-amounts.ts';
export {
  checkCreditNote,
  listCreditableAmounts,
  listRemainingLines,
  type RemainingLine,
} from './law/rules/credit/remaining.ts';
export { neverStatesCapital } from './law/share-capital.ts';
export { DISTANCE_SALES_THRESHOLD } from './law/thresholds.ts';
export { type TurnoverLimits, turnoverLimitsAt } from './law/turnover.ts';
export { regimeMention } from './law/vat/classify-vat.ts';
export { EXEMPTIONS } from './law/vat/exemptions.ts';
export { isKnownRate, ratesInFrance, ratesOf } from './law/vat/rates.ts';
export { isFrance, isOtherMemberState, territoryOf } from './law/vat/territories.ts';
export { VAT_REGIME_LAW } from './law/vat/vat-regimes.ts';
export { chooseLines, chooseOptional, listChoices } from './model/choose-lines.ts';
export { COUNTRIES, countryName } from './model/codes/countries.ts';
export { pluralizeUnit, UNITS, unitName } from './model/codes/units.ts';
export { addMonths } from './model/dates/add-months.ts';
export { addDays, daysBetween, endOfMonth } from './model/dates/calendar.ts';
export {
  formatLongDate,
  formatLongPeriod,
  formatMonth,
  formatShortDate,
} from './model/dates/format-date.ts';
export { explainDate, parseDate } from './model/dates/parse-date.ts';
export type { Draft, DraftInput } from './model/draft.ts';
export { isEmptyLine } from './model/empty-lines.ts';
export type { CreditReason } from './model/fields/credit.ts';
export type {
  AddressPath,
  DraftPath,
  EntryPath,
  LinePath,
  ListPath,
} from './model/fields/draft-path.ts';
export { fieldAt, findField, lineFieldAt } from './model/fields/field-at.ts';
export type { DecimalBounds, DraftField } from './model/fields/field-types.ts';
export { boundsAt, maxItemsAt, maxLengthAt } from './model/fields/limits.ts';
export type { Discount, Exemption, Line, PricedLine, SellableLine } from './model/fields/line.ts';
export type { PaymentMeans } from './model/fields/payment.ts';
export type { ReceivedBy } from './model/fields/receipt.ts';
export type { LeaseType, RentPayer } from './model/fields/rent.ts';
export { LANGUAGES, TEMPLATES } from './model/fields/style.ts';
export { hasPrice, isOptional, isPriced } from './model/is-priced.ts';
export {
  canExpire,
  canRepeat,
  type FollowUp,
  type Gender,
  type KindTraits,
  type SubtypeTraits,
  subtypeOf,
} from './model/kind.ts';
export type { Letter, LetterBlock } from './model/letter.ts';
export { type DraftProblem, parseDraft } from './model/parse-draft.ts';
export { payingAccountOf, wantsPaymentCode } from './model/payment-account.ts';
export { PREMISES } from './model/premises.ts';
export type { QuoteAnswer } from './model/quote-answer.ts';
export {
  REMINDER_LEVELS,
  type Reminder,
  type ReminderLevel,
  type UnpaidInvoice,
} from './model/reminder.ts';
export { type RepairedDraft, repairDraft } from './model/repair-draft.ts';
export { KIND_NAMES, type KindName, SUBTYPES, type Subtype } from './model/subtypes.ts';
export { isElided, withThe } from './model/texts/articles.ts';
export { capitalize, uncapitalize } from './model/texts/capitalize.ts';
export { compactIdentifier } from './model/texts/compact-identifier.ts';
export { foldAccents } from './model/texts/fold-accents.ts';
export { isEmailAddress } from './model/texts/is-email-address.ts';
export { nameDeposit } from './model/texts/name-deposit.ts';
export {
  toWrittenCity,
  toWrittenName,
  toWrittenStreet,
} from './model/texts/written-case/written-case.ts';
export { chargesForeignVat, chargesVat, type VatRegime } from './model/vat-regime.ts';
export { writeAmountInWords } from './money/amount-in-words.ts';
export {
  AMOUNT_DECIMALS,
  type Cents,
  cents,
  type Percent,
  requireCents,
  requirePercent,
  requireUnitPrice,
  sumCents,
  UNIT_PRICE_DECIMALS,
} from './money/amounts.ts';
export { applyPercent, removeTaxFromPrice } from './money/apply-percent.ts';
export { convertPrice, PRICE_MODE_DECIMALS, WHOLE_RATE } from './money/convert-price.ts';
export { currencySymbol } from './money/currency-symbol.ts';
export { currencyDecimals, currencyUnit } from './money/currency-unit.ts';
export { parseDecimal, toDecimal } from './money/decimal.ts';
export {
  formatAmount,
  formatBareAmount,
  formatNumber,
  formatPercent,
  formatUnitPrice,
} from './money/format.ts';
export { formatCounted } from './money/format-counted.ts';
export { parseNumber } from './money/parse-number.ts';
export { multiplyDivide } from './money/rounding.ts';
export { proofOf } from './sheet/blocks/quote/proof.ts';
export { chooseColumns } from './sheet/blocks/table/line-columns.ts';
export { contrastOnWhite, darkenUntilReadable } from './sheet/contrast.ts';
export { nameFinalAmount } from './sheet/labels/name-final-amount.ts';
export type { SheetLanguage } from './sheet/language.ts';
export { layOut } from './sheet/lay-out.ts';
export { layOutLetter } from './sheet/letter/lay-out-letter.ts';
export type { Mark, ModulesMark, Page, Sheet, SheetImage } from './sheet/marks.ts';
export { createPaymentCode } from './sheet/payment-code.ts';
export { modulesOf, type QrModules } from './sheet/qr-code.ts';
export { readImage } from './sheet/read-image.ts';
export { createFontMetrics, type FontMetrics, listFontParts } from './sheet/text/font-metrics.ts';
export { computeTotals, computeTotalsTo } from './totals/compute-totals.ts';
export { computeDueDate, type DueRule } from './totals/due-date.ts';
export { dueNowOf } from './totals/due-now.ts';
export {
  formatDocumentNumber,
  isNumberPattern,
  isSeasonal,
  writeClientCode,
} from './totals/numbering.ts';
export { takeOptions } from './totals/quote-totals.ts';
export { computeRentTotals, type RentResult } from './totals/rent/rent-totals.ts';
export { reviseRent } from './totals/rent/revise-rent.ts';
export { checkNumbering } from './totals/series/check-numbering.ts';
export type { NumberSeries } from './totals/series/check-series.ts';
export { findPattern } from './totals/series/find-pattern.ts';
export type { Totals } from './totals/totals.ts';
export { percentOf } from './totals/works-progress.ts';
