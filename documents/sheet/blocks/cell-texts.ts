import { formatPeriod } from '#documents/model/format-date.ts';
import type { PricedLine } from '#documents/model/line.ts';
import { pluralizeUnit, unitName } from '#documents/model/units.ts';
import {
  requireCents,
  requirePercent,
  requireQuantity,
  requireUnitPrice,
} from '#documents/money/amounts.ts';
import {
  formatBareAmount,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
} from '#documents/money/format.ts';
import type { Labels } from '#documents/sheet/labels.ts';
import type { LineTotals, Totals } from '#documents/totals/totals.ts';

/** What the columns of one line show. */
export type CellTexts = {
  quantity: string;
  price: string;
  discount: string;
  vat: string;
  total: string;
};

export function cellTexts(line: LineTotals, totals: Totals, labels: Labels): CellTexts {
  return {
    quantity: quantityText(line.line),
    price: formatUnitPrice(requireUnitPrice(line.line.unitPrice)),
    discount: discountText(line.line),
    vat: vatText(line, totals, labels),
    total: formatBareAmount(line.typedAmount),
  };
}

function vatText({ line, vatIndex }: LineTotals, totals: Totals, labels: Labels): string {
  if (line.kind === 'disbursement') return labels.disbursement;
  const subtotal = totals.vatBreakdown[vatIndex];
  return subtotal ? formatPercent(subtotal.rate) : '';
}

/** « 3 jours », « 14 h », « 1 ». */
function quantityText(line: PricedLine): string {
  const quantity = Number(line.quantity);
  const unit = line.unitLabel
    ? pluralizeUnit(line.unitLabel, quantity)
    : unitName(line.unit, quantity);
  return `${formatQuantity(requireQuantity(line.quantity))}${unit ? `\u00a0${unit}` : ''}`;
}

function discountText({ discount }: PricedLine): string {
  if (!discount) return '';
  return 'percent' in discount
    ? formatPercent(requirePercent(discount.percent))
    : `\u2212${formatBareAmount(requireCents(discount.amount))}`;
}

/** A text under the designation, and the key of the line that it comes from. */
type DetailText = { text: string; key: string };

/** What stands in grey under the designation: reference, description, period, reason of the discount, eco-contribution. */
export function detailTexts(line: PricedLine, labels: Labels): DetailText[] {
  const details: DetailText[] = [];
  const add = (key: string, text: string | undefined) => {
    if (text) details.push({ text, key });
  };
  add('reference', referenceText(line));
  add('description', line.description);
  if (line.period?.start || line.period?.end) add('period', formatPeriod(line.period));
  if (line.discount?.reason)
    add('discount', `${labels.columns.discount}\u00a0: ${line.discount.reason}`);
  if (line.ecoContribution)
    add(
      'ecoContribution',
      `${labels.ecoContribution} ${formatBareAmount(requireCents(line.ecoContribution))}\u00a0€`,
    );
  add('exemption', line.exemption?.reason);
  add('note', line.note);
  return details;
}

function referenceText({ reference, gtin }: PricedLine): string | undefined {
  return reference && gtin ? `${reference} · ${gtin}` : reference || gtin;
}
