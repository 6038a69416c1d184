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
export { isProfessional } from './law/buyer-status.ts';
export { regimeMention } from './law/classify-vat.ts';
export { EXEMPTIONS } from './law/exemptions.ts';
export { isBic } from './law/identifiers/bic.ts';
export { isElectronicAddress } from './law/identifiers/electronic-address.ts';
export { formatIban, isIban } from './law/identifiers/iban.ts';
export { formatSiren, isSiren, sirenOf } from './law/identifiers/siren.ts';
export { formatSiret, isSiret } from './law/identifiers/siret.ts';
export { frenchVatNumberOf, isVatNumber } from './law/identifiers/vat-number.ts';
export { displayName, isCompany, isNaturalPersonInBusiness } from './law/identity.ts';
export { defaultLatePenalty, minimumLatePenalty } from './law/late-payment.ts';
export { worksMention } from './law/mentions/works-mention.ts';
export { dueLimitOf } from './law/payment-delays.ts';
export { ratesOf } from './law/rates.ts';
export { reformDateOf } from './law/reform.ts';
export type { RuleResult } from './law/rule.ts';
export { checkCreditNote, computeRemaining } from './law/rules/credit-remaining.ts';
export { isFrance, isOtherMemberState, territoryOf } from './law/territories.ts';
export { VAT_REGIME_LAW } from './law/vat-regimes.ts';
export { COUNTRIES } from './model/countries.ts';
export type { Draft, DraftInput } from './model/draft.ts';
export { formatShortDate } from './model/format-date.ts';
export { isPriced } from './model/is-priced.ts';
export { subtypeOf } from './model/kind.ts';
export type { Discount, Exemption, Line, PricedLine } from './model/line.ts';
export { parseDate } from './model/parse-date.ts';
export { type DraftProblem, parseDraft } from './model/parse-draft.ts';
export type { KindName, Subtype } from './model/subtypes.ts';
export { pluralizeUnit, UNITS } from './model/units.ts';
export { chargesVat, type VatRegime } from './model/vat-regime.ts';
export type { Cents, Percent } from './money/amounts.ts';
export { parseDecimal, toDecimal } from './money/decimal.ts';
export { formatAmount, formatBareAmount, formatNumber, formatPercent } from './money/format.ts';
export { parseNumber } from './money/parse-number.ts';
export { multiplyDivide } from './money/rounding.ts';
export { layOut } from './sheet/lay-out.ts';
export type { Mark, Page, Sheet, SheetImage } from './sheet/marks.ts';
export { readImage } from './sheet/read-image.ts';
export { createFontMetrics, type FontMetrics, listFontParts } from './sheet/text/font-metrics.ts';
export { computeTotals } from './totals/compute-totals.ts';
export { computeDueDate, type DueRule } from './totals/due-date.ts';
export { nextNumber } from './totals/numbering.ts';
export type { Totals } from './totals/totals.ts';
