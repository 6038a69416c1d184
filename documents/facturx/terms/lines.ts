import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { amountText } from '#documents/money/amount-text.ts';
import { cents } from '#documents/money/amounts.ts';
import { ecoContributionText } from '#documents/sheet/labels/eco-contribution-text.ts';
import { frenchLabels } from '#documents/sheet/labels/labels.ts';
import { progressText } from '#documents/sheet/labels/progress-text.ts';
import type { LineTotals, Totals } from '#documents/totals/totals.ts';
import { DISCOUNT, describePercent, discountableAmount } from './adjustments.ts';
import type { InvoiceLine, LineAdjustment, LineVat } from './invoice-line.ts';
import { priceLine } from './line-price.ts';

/** BG-25: lines with a price. Titles and sub-totals are dropped; comments join a line’s note. */
export function buildLines(
  draft: Draft,
  totals: Totals,
  categories: readonly LineVat[],
): InvoiceLine[] {
  const comments = collectComments(draft);
  return totals.lines.map((line, position) => ({
    ...toLine(line, categories[line.vatIndex] ?? NO_CATEGORY, draft.currency),
    id: String(position + 1),
    note: joinNote(draft, line, comments.get(line.index)),
  }));
}

function toLine(totals: LineTotals, vat: LineVat, currency: string): Omit<InvoiceLine, 'id'> {
  const { line } = totals;
  const { rest, ...price } = priceLine(totals, currency);
  const text = (amount: number) => amountText(cents(amount), currency);
  const discount = discountOf(totals, currency);
  return {
    gtin: line.gtin,
    sellerItemId: line.reference,
    buyerItemId: line.buyerReference,
    name: line.name,
    description: line.description,
    attributes: line.attributes?.filter(({ name, value }) => name !== '' && value !== ''),
    originCountry: line.originCountry,
    orderLine: line.orderLine,
    billedObject: line.billedObject,
    ...price,
    quantity: line.quantity,
    unit: line.unit,
    vat,
    period: line.period?.start || line.period?.end ? line.period : undefined,
    allowances: rest < 0 ? [...discount, { amount: text(-rest), reasonCode: DISCOUNT }] : discount,
    charges: rest > 0 ? [{ amount: text(rest), reasonCode: ADJUSTMENT }] : undefined,
    lineNetAmount: text(totals.lineNetAmount),
    accountingReference: line.accountingReference,
  };
}

/** BG-27 */
function discountOf(totals: LineTotals, currency: string): LineAdjustment[] {
  const { line, lineNetAmount, discountNetAmount } = totals;
  if (discountNetAmount === 0) return [];
  const base = discountableAmount(totals, cents(lineNetAmount + discountNetAmount), currency);
  return [
    {
      ...describePercent(line.discount, { amount: discountNetAmount, base, currency }),
      amount: amountText(discountNetAmount, currency),
      reasonCode: DISCOUNT,
      reason: line.discount?.reason,
    },
  ];
}

/** Keyed by the index of the line they follow; leading comments go with the first line. */
function collectComments(draft: Draft): Map<number, string[]> {
  const comments = new Map<number, string[]>();
  let position = draft.lines.findIndex(isPriced);
  draft.lines.forEach((line, index) => {
    if (isPriced(line)) position = index;
    if (line.kind === 'comment' && line.text)
      comments.set(position, [...(comments.get(position) ?? []), line.text]);
  });
  return comments;
}

/** BT-127 */
function joinNote(draft: Draft, line: LineTotals, comments: readonly string[] = []): string {
  const eco = ecoContributionText(line.line, draft.currency, frenchLabels);
  const progress = progressText(line, draft.currency, frenchLabels);
  return [line.line.note, eco, progress, ...comments].filter(Boolean).join('\n');
}

const NO_CATEGORY: LineVat = { category: 'E', rate: '0' };
/** UNTDID 7161: an adjustment without a code of its own. */
const ADJUSTMENT = 'ABK';
