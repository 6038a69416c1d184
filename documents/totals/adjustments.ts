import type { Draft } from '#documents/model/draft.ts';
import type { Charge } from '#documents/model/fields/document.ts';
import type { Discount } from '#documents/model/fields/line.ts';
import { type Cents, cents, requireCents, sumCents, ZERO } from '#documents/money/amounts.ts';
import { shareByWeight } from '#documents/money/share.ts';
import { computeDiscount, ecoContributionOf, type TypedLine } from './line-amounts.ts';
import { collectLineGroups, findVatGroup, groupOfCharge, type VatGroup } from './vat-groups.ts';

export type TypedAdjustment = {
  index: number;
  isCharge: boolean;
  reason: string;
  discount?: Discount;
  typedAmount: Cents;
  shares: { vatIndex: number; typedAmount: Cents }[];
};

/**
 * Allowances are shared over the rates in proportion to their lines, without the eco-contribution,
 * to the cent. Together they never take more from a rate than it has, unless they exceed the whole
 * base. A charge belongs to one rate.
 */
export function computeAdjustments(
  draft: Draft,
  groups: readonly VatGroup[],
  lines: readonly TypedLine[],
  unit: number,
): TypedAdjustment[] {
  const weights = groups.map((group, vatIndex) =>
    group.isDisbursement
      ? ZERO
      : sumCents(
          lines
            .filter((line) => line.vatIndex === vatIndex)
            .map(({ line, typedAmount }) => cents(typedAmount - ecoContributionOf(line, unit))),
        ),
  );
  const lineGroups = collectLineGroups(draft);
  return [
    ...shareAllowances(draft.allowances, weights, unit),
    ...draft.charges.map((charge, index) =>
      placeCharge(charge, {
        ...{ index, unit },
        vatIndex: findVatGroup(groups, groupOfCharge(draft, charge, lineGroups)),
      }),
    ),
  ];
}

/** Each allowance applies to the whole base, shared by what the earlier ones left of each rate. */
function shareAllowances(
  allowances: readonly Discount[],
  weights: readonly Cents[],
  unit: number,
): TypedAdjustment[] {
  const base = sumCents(weights);
  let left = weights;
  return allowances.map((discount, index) => {
    const typedAmount = computeDiscount(base, discount, unit);
    const isEnough = left.every((amount) => amount >= 0) && typedAmount <= sumCents(left);
    const parts = shareByWeight(typedAmount, isEnough ? left : weights, unit).map(cents);
    left = left.map((amount, vatIndex) => cents(amount - (parts[vatIndex] ?? 0)));
    return {
      ...{ index, isCharge: false },
      reason: discount.reason || 'Remise',
      ...{ discount, typedAmount },
      shares: parts
        .map((part, vatIndex) => ({ vatIndex, typedAmount: part }))
        .filter((share) => share.typedAmount !== 0),
    };
  });
}

function placeCharge(
  charge: Charge,
  { index, vatIndex, unit }: { index: number; vatIndex: number; unit: number },
): TypedAdjustment {
  const typedAmount = requireCents(charge.amount, unit);
  const shares = typedAmount === 0 ? [] : [{ vatIndex, typedAmount }];
  return { index, isCharge: true, reason: charge.reason || 'Frais', typedAmount, shares };
}
