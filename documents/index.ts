/**
 * The public door of the domain: from an unknown JSON to amounts, rules, pages and XML. The PDF is behind `#documents/pdf`.
 */
export { buildFacturX } from './facturx/build-factur-x.ts';
export { checkConformity, hasBlockingFailure } from './kinds/check-conformity.ts';
export { requireKind } from './kinds/index.ts';
export { EXEMPTIONS } from './law/exemptions.ts';
export { isBic } from './law/identifiers/bic.ts';
export { isElectronicAddress } from './law/identifiers/electronic-address.ts';
export { formatIban, isIban } from './law/identifiers/iban.ts';
export { formatSiren, isSiren, sirenOf } from './law/identifiers/siren.ts';
export { formatSiret, isSiret } from './law/identifiers/siret.ts';
export { frenchVatNumberOf, isVatNumber } from './law/identifiers/vat-number.ts';
export { displayName, isCompany, isNaturalPersonInBusiness } from './law/identity.ts';
export { ratesOf } from './law/rates.ts';
export type { RuleResult } from './law/rule.ts';
export { isFrance, isOtherMemberState, territoryOf } from './law/territories.ts';
export { VAT_REGIME_LAW } from './law/vat-regimes.ts';
export { COUNTRIES } from './model/countries.ts';
export type { Draft, DraftInput, KindName, Subtype } from './model/draft.ts';
export { formatShortDate } from './model/format-date.ts';
export type { Line } from './model/line.ts';
export { isPriced } from './model/line.ts';
export { parseDate } from './model/parse-date.ts';
export { type DraftProblem, parseDraft } from './model/parse-draft.ts';
export { UNITS } from './model/units.ts';
export { chargesVat, type VatRegime } from './model/vat-regime.ts';
export type { Cents, Percent } from './money/amounts.ts';
export { formatAmount, formatBareAmount, formatNumber, formatPercent } from './money/format.ts';
export { parseNumber } from './money/parse-number.ts';
export { layOut } from './sheet/lay-out.ts';
export type { Mark, Page, Sheet, SheetImage } from './sheet/marks.ts';
export { createFontMetrics, type FontMetrics, listFontParts } from './sheet/text/font-metrics.ts';
export { computeTotals } from './totals/compute-totals.ts';
export { computeDueDate, type DueRule } from './totals/due-date.ts';
export { nextNumber } from './totals/numbering.ts';
export type { Totals } from './totals/totals.ts';
