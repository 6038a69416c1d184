import type { Draft } from '#documents/model/draft.ts';
import type { Discount, PricedLine } from '#documents/model/fields/line.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import {
  type Cents,
  cents,
  requireCents,
  requirePercent,
  requireQuantity,
  requireUnitPrice,
  ZERO,
} from '#documents/money/amounts.ts';
import { applyPercent, multiplyPrice } from '#documents/money/apply-percent.ts';
import { findVatGroup, groupOfLine, type VatGroup } from './vat-groups.ts';

/** Amounts in the document's price mode. */
export type TypedLine = {
  line: PricedLine;
  index: number;
  vatIndex: number;
  typedGrossAmount: Cents;
  typedDiscountAmount: Cents;
  typedAmount: Cents;
};

export function computeTypedLines(
  draft: Draft,
  groups: readonly VatGroup[],
  unit: number,
): TypedLine[] {
  const lines: TypedLine[] = [];
  draft.lines.forEach((line, index) => {
    if (isPriced(line))
      lines.push({
        ...{ line, index, vatIndex: findVatGroup(groups, groupOfLine(draft, line)) },
        ...amountsOf(line, unit),
      });
  });
  return lines;
}

function amountsOf(line: PricedLine, unit: number) {
  const typedGrossAmount = multiplyPrice(
    requireQuantity(line.quantity),
    requireUnitPrice(line.unitPrice),
    unit,
  );
  const typedDiscountAmount = computeDiscount(
    cents(typedGrossAmount - ecoContributionOf(line, unit)),
    line.discount,
    unit,
  );
  const typedAmount = cents(typedGrossAmount - typedDiscountAmount);
  return { typedGrossAmount, typedDiscountAmount, typedAmount };
}

/** The eco-contribution in a line's price, which no discount reduces (C. env. L541-10-20). */
export function ecoContributionOf(
  { quantity, ecoContribution }: Pick<PricedLine, 'quantity' | 'ecoContribution'>,
  unit: number,
): Cents {
  if (!ecoContribution) return ZERO;
  return multiplyPrice(requireQuantity(quantity), requireUnitPrice(ecoContribution), unit);
}

/** A percentage follows the sign of its base; an amount is used as typed. */
export function computeDiscount(base: Cents, discount: Discount | undefined, unit: number): Cents {
  if (!discount) return ZERO;
  return 'percent' in discount
    ? applyPercent(base, requirePercent(discount.percent), unit)
    : requireCents(discount.amount, unit);
}
