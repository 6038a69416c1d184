import { isCompulsoryColumn } from '#documents/law/compulsory-columns.ts';
import type { LinePath } from '#documents/model/fields/draft-path.ts';
import type { PricedLine } from '#documents/model/fields/line.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import {
  requireCents,
  requirePercent,
  requireQuantity,
  requireUnitPrice,
} from '#documents/money/amounts.ts';
import { removeTaxFromPrice } from '#documents/money/apply-percent.ts';
import { ecoContributionText } from '#documents/sheet/labels/eco-contribution-text.ts';
import type { Labels } from '#documents/sheet/labels/labels.ts';
import { progressText } from '#documents/sheet/labels/progress-text.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import type { LineTotals, Totals } from '#documents/totals/totals.ts';
import type { LineColumns } from './line-columns.ts';

export type CellTexts = {
  reference: string;
  date: string;
  quantity: string;
  unit: string;
  /** Beside a price that includes tax. */
  netPrice: string;
  price: string;
  discount: string;
  vat: string;
  total: string;
};

export function cellTexts(line: LineTotals, scene: Scene, shown: LineColumns): CellTexts {
  const { draft, totals, labels } = scene;
  const { currency } = draft;
  const unit = unitText(line.line, labels);
  const quantity = labels.format.quantity(requireQuantity(line.line.quantity));
  return {
    reference: shown.reference ? referenceText(line.line) : '',
    date: shown.date ? periodText(line.line, labels) : '',
    quantity: unit && !shown.unit ? `${quantity}\u00a0${unit}` : quantity,
    unit,
    netPrice: needsNetPrices(scene) ? netPriceText(line, scene) : '',
    price: labels.format.unitPrice(requireUnitPrice(line.line.unitPrice), currency),
    discount: discountText(line.line, currency, labels),
    vat: vatText(line, totals, labels),
    total: labels.format.bareAmount(line.typedAmount, currency),
  };
}

/** An invoice says its unit prices without tax (CGI ann. II, 242 nonies A, I-8°). */
function needsNetPrices({ draft, kind }: Scene): boolean {
  return (
    draft.priceMode === 'gross' &&
    kind.showsVat &&
    chargesVat(draft.vatRegime) &&
    isCompulsoryColumn('unitPrice', subtypeOf(kind, draft.subtype))
  );
}

function netPriceText({ line, vatIndex }: LineTotals, { draft, totals, labels }: Scene): string {
  const price = requireUnitPrice(line.unitPrice);
  const rate = totals.vatBreakdown[vatIndex]?.rate;
  const net = rate === undefined ? price : removeTaxFromPrice(price, rate);
  return labels.format.unitPrice(net, draft.currency);
}

function vatText({ line, vatIndex }: LineTotals, totals: Totals, labels: Labels): string {
  if (line.kind === 'disbursement') return labels.disbursement;
  const subtotal = totals.vatBreakdown[vatIndex];
  return subtotal ? labels.format.percent(subtotal.rate) : '';
}

/** « jours » after 3, « jour » after 1; empty for the default unit. */
function unitText({ quantity, unit, unitLabel }: PricedLine, { format }: Labels): string {
  return unitLabel
    ? format.typedUnit(unitLabel, Number(quantity))
    : format.unit(unit, Number(quantity));
}

function discountText({ discount }: PricedLine, currency: string, { format }: Labels): string {
  if (!discount) return '';
  return 'percent' in discount
    ? format.percent(requirePercent(discount.percent))
    : `\u2212${format.bareAmount(requireCents(discount.amount), currency)}`;
}

/** `key` is the field of the line that holds the text. */
type DetailText = { text: string; key: LinePath };

/** Grey texts under the name: fields without a column, description, origin, discount… */
export function detailTexts(
  totals: LineTotals,
  { draft: { currency }, labels }: Scene,
  shown: LineColumns,
): DetailText[] {
  const { line } = totals;
  const details: DetailText[] = [];
  const add = (key: LinePath, text: string | undefined) => {
    if (text) details.push({ text, key });
  };
  if (!shown.reference) add('reference', referenceText(line));
  add('description', line.description);
  add(line.attributes ? 'attributes' : 'originCountry', goodsText(line, labels));
  if (!shown.date) add('period', periodText(line, labels));
  const discount = [
    shown.discount ? '' : discountText(line, currency, labels),
    line.discount?.reason,
  ]
    .filter(Boolean)
    .join(', ');
  if (discount) add('discount', `${labels.columns.discount}${labels.colon}${discount}`);
  add('ecoContribution', ecoContributionText(line, currency, labels));
  // The amount is what can be changed of it.
  add('unitPrice', progressText(totals, currency, labels));
  if (line.billedObject)
    add('billedObject', `${labels.references.billedObject}${labels.colon}${line.billedObject}`);
  add('exemption', line.exemption?.reason);
  add('note', line.note);
  return details;
}

function referenceText({ reference = '', gtin = '' }: PricedLine): string {
  return reference && gtin ? `${reference} · ${gtin}` : reference || gtin;
}

/** « Origine : France · Code SH : 9003 11 00 », as the XML carries them (BT-159, BG-32). */
function goodsText(
  { originCountry, attributes = [] }: PricedLine,
  { origin, colon, format }: Labels,
): string {
  return [
    { name: origin, value: originCountry ? format.countryName(originCountry) : '' },
    ...attributes,
  ]
    .filter(({ name, value }) => name !== '' && value !== '')
    .map(({ name, value }) => `${name}${colon}${value}`)
    .join(' · ');
}

function periodText({ period }: PricedLine, { format }: Labels): string {
  return period?.start || period?.end ? format.period(period) : '';
}
