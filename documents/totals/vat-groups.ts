import type { Draft } from '#documents/model/draft.ts';
import type { Charge } from '#documents/model/fields/document.ts';
import type { Allowance, Exemption, PricedLine } from '#documents/model/fields/line.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { type Percent, requirePercent } from '#documents/money/amounts.ts';

/** Amounts with an equal group share a row of the VAT breakdown. */
export type VatGroup = { rate: Percent; exemption?: Exemption; isDisbursement: boolean };

/** The rates of the document, highest first, outlays last. */
export function collectVatGroups(draft: Draft): VatGroup[] {
  const lineGroups = collectLineGroups(draft);
  const ofRate = draft.allowances.filter((allowance) => rateTakenFrom(allowance) !== undefined);
  const ownGroups = [...draft.charges, ...ofRate].map((one) =>
    groupOfCharge(draft, { vatRate: rateTakenFrom(one) }, lineGroups),
  );
  const sorted = keepDistinct([...lineGroups, ...ownGroups]).sort(
    (a, b) => Number(a.isDisbursement) - Number(b.isDisbursement) || b.rate - a.rate,
  );
  return sorted.length > 0 ? sorted : [{ rate: defaultRate(draft), isDisbursement: false }];
}

/** The rates of the lines alone, which charges follow. */
export function collectLineGroups(draft: Draft): VatGroup[] {
  return keepDistinct(draft.lines.filter(isPriced).map((line) => groupOfLine(draft, line)));
}

/** Position of a group; always found, since groups come from the same draft. */
export function findVatGroup(groups: readonly VatGroup[], group: VatGroup): number {
  const key = keyOf(group);
  return Math.max(
    0,
    groups.findIndex((candidate) => keyOf(candidate) === key),
  );
}

export function groupOfLine(draft: Draft, line: PricedLine): VatGroup {
  const isDisbursement = line.kind === 'disbursement';
  const rate = isDisbursement ? ZERO_RATE : rateOf(draft, line.vatRate);
  const exemption =
    rate === 0 && !isDisbursement && chargesVat(draft.vatRegime)
      ? (line.exemption ?? draft.exemption)
      : undefined;
  return exemption ? { rate, exemption, isDisbursement } : { rate, isDisbursement };
}

/** Without a rate, the highest rate of the lines (an accessory follows the principal). */
export function groupOfCharge(
  draft: Draft,
  { vatRate }: Pick<Charge, 'vatRate'>,
  lineGroups: readonly VatGroup[],
): VatGroup {
  const taxed = lineGroups.filter((group) => !group.isDisbursement);
  if (vatRate !== undefined) {
    const rate = rateOf(draft, vatRate);
    return taxed.find((group) => group.rate === rate) ?? withDocumentExemption(draft, rate);
  }
  const highest = taxed.toSorted((a, b) => b.rate - a.rate)[0];
  return highest ?? { rate: defaultRate(draft), isDisbursement: false };
}

/** Undefined for a discount that is shared over the rates. */
export function rateTakenFrom(adjustment: Allowance | Charge): string | undefined {
  return 'vatRate' in adjustment ? adjustment.vatRate : undefined;
}

function withDocumentExemption(draft: Draft, rate: Percent): VatGroup {
  const exemption = rate === 0 && chargesVat(draft.vatRegime) ? draft.exemption : undefined;
  return exemption ? { rate, exemption, isDisbursement: false } : { rate, isDisbursement: false };
}

function keepDistinct(groups: readonly VatGroup[]): VatGroup[] {
  return [...new Map(groups.map((group) => [keyOf(group), group])).values()];
}

function keyOf({ rate, exemption, isDisbursement }: VatGroup): string {
  return `${rate}|${isDisbursement}|${exemption?.code ?? ''}|${exemption?.reason ?? ''}`;
}

function rateOf(draft: Draft, vatRate: string | undefined): Percent {
  return chargesVat(draft.vatRegime) && vatRate !== undefined ? requirePercent(vatRate) : ZERO_RATE;
}

/** The rate of an empty table: the standard rate if VAT is charged. */
function defaultRate(draft: Draft): Percent {
  return chargesVat(draft.vatRegime) ? (2000 as Percent) : ZERO_RATE;
}

const ZERO_RATE = 0 as Percent;
