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

/** What stands in grey under the designation: reference, description, period, reason of the discount, eco-contribution. */
export function detailTexts(
  line: PricedLine,
  index: number,
  labels: Labels,
): { text: string; field: string }[] {
  const path = `lines[${index}]`;
  const hasPeriod = line.period?.start || line.period?.end;
  return [
    { text: [line.reference, line.gtin].filter(Boolean).join(' · '), field: `${path}.reference` },
    { text: line.description ?? '', field: `${path}.description` },
    { text: hasPeriod && line.period ? formatPeriod(line.period) : '', field: `${path}.period` },
    {
      text: line.discount?.reason
        ? `${labels.columns.discount}\u00a0: ${line.discount.reason}`
        : '',
      field: `${path}.discount`,
    },
    {
      text: line.ecoContribution
        ? `${labels.ecoContribution} ${formatBareAmount(requireCents(line.ecoContribution))}\u00a0€`
        : '',
      field: `${path}.ecoContribution`,
    },
    { text: line.exemption?.reason ?? '', field: `${path}.exemption` },
    { text: line.note ?? '', field: `${path}.note` },
  ].filter((detail) => detail.text !== '');
}
