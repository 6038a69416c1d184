import type { Charge, Draft } from '#documents/model/draft.ts';
import type { Discount } from '#documents/model/parts/line.ts';
import { type Cents, cents, requireCents, sumCents } from '#documents/money/amounts.ts';
import { shareByWeight } from '#documents/money/share.ts';
import { computeDiscount, type TypedLine } from './line-amounts.ts';
import { collectLineGroups, findVatGroup, groupOfCharge, type VatGroup } from './vat-groups.ts';

/** An allowance or a charge in the document's price mode, shared over the rates. */
export type TypedAdjustment = {
  index: number;
  isCharge: boolean;
  reason: string;
  discount?: Discount;
  typedAmount: Cents;
  shares: { vatIndex: number; typedAmount: Cents }[];
};

/**
 * Allowances are shared over the rates in proportion to their lines, to the cent; a charge belongs
 * to one rate.
 */
export function computeAdjustments(
  draft: Draft,
  groups: readonly VatGroup[],
  lines: readonly TypedLine[],
): TypedAdjustment[] {
  const weights = groups.map((group, vatIndex) =>
    group.isDisbursement
      ? 0
      : sumCents(
          lines.filter((line) => line.vatIndex === vatIndex).map((line) => line.typedAmount),
        ),
  );
  const base = cents(weights.reduce((sum: number, weight) => sum + weight, 0));
  const lineGroups = collectLineGroups(draft);
  return [
    ...draft.allowances.map((allowance, index) => shareAllowance(allowance, index, base, weights)),
    ...draft.charges.map((charge, index) =>
      placeCharge(charge, index, findVatGroup(groups, groupOfCharge(draft, charge, lineGroups))),
    ),
  ];
}

function shareAllowance(
  discount: Discount,
  index: number,
  base: Cents,
  weights: readonly number[],
): TypedAdjustment {
  const typedAmount = computeDiscount(base, discount);
  const shares = shareByWeight(typedAmount, weights)
    .map((share, vatIndex) => ({ vatIndex, typedAmount: cents(share) }))
    .filter((share) => share.typedAmount !== 0);
  return {
    index,
    isCharge: false,
    reason: discount.reason || 'Remise',
    discount,
    typedAmount,
    shares,
  };
}

function placeCharge(charge: Charge, index: number, vatIndex: number): TypedAdjustment {
  const typedAmount = requireCents(charge.amount);
  const shares = typedAmount === 0 ? [] : [{ vatIndex, typedAmount }];
  return { index, isCharge: true, reason: charge.reason || 'Frais', typedAmount, shares };
}
