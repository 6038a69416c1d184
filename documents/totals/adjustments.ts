import type { Draft } from '#documents/model/draft.ts';
import type { Charge } from '#documents/model/fields/document.ts';
import type { Allowance, Discount } from '#documents/model/fields/line.ts';
import { type Cents, cents, requireCents, sumCents, ZERO } from '#documents/money/amounts.ts';
import { shareByWeight } from '#documents/money/share.ts';
import { computeDiscount, ecoContributionOf, type TypedLine } from './line-amounts.ts';
import {
  collectLineGroups,
  findVatGroup,
  groupOfCharge,
  rateTakenFrom,
  type VatGroup,
} from './vat-groups.ts';

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
 * base. A charge belongs to one rate, and so does an allowance that names one.
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
  const indexOf = (adjustment: Allowance | Charge) =>
    findVatGroup(groups, groupOfCharge(draft, { vatRate: rateTakenFrom(adjustment) }, lineGroups));
  return [
    ...shareAllowances(draft.allowances, weights, {
      unit,
      indexOf: (one) => (rateTakenFrom(one) === undefined ? null : indexOf(one)),
    }),
    ...draft.charges.map((charge, index) =>
      placeCharge(charge, { ...{ index, unit }, vatIndex: indexOf(charge) }),
    ),
  ];
}

type Sharing = { unit: number; indexOf: (allowance: Allowance) => number | null };

/** Each allowance applies to the whole base, shared by what the earlier ones left of each rate. */
function shareAllowances(
  allowances: readonly Allowance[],
  weights: readonly Cents[],
  { unit, indexOf }: Sharing,
): TypedAdjustment[] {
  const base = sumCents(weights);
  let left = weights;
  const share = (typedAmount: Cents, only: number | null): Cents[] => {
    if (only !== null) return weights.map((_, index) => (index === only ? typedAmount : ZERO));
    const isEnough = left.every((amount) => amount >= 0) && typedAmount <= sumCents(left);
    return shareByWeight(typedAmount, isEnough ? left : weights, unit).map(cents);
  };
  return allowances.map((discount, index) => {
    const typedAmount = computeDiscount(base, discount, unit);
    const parts = share(typedAmount, indexOf(discount));
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
