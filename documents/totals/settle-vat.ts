import type { Draft } from '#documents/model/draft.ts';
import {
  type Cents,
  cents,
  type Percent,
  requireCents,
  requirePercent,
  sumCents,
} from '#documents/money/amounts.ts';
import { applyPercent, removeTax } from '#documents/money/apply-percent.ts';
import { removeTaxFromEach } from '#documents/money/share.ts';
import type { TypedAdjustment } from './adjustments.ts';
import type { TypedLine } from './line-amounts.ts';
import type { AdjustmentTotals, LineTotals, VatSubtotal } from './totals.ts';
import type { VatGroup } from './vat-groups.ts';

/** Percent, and an amount of the currency. */
export type TypedRounding = { rate: string; amount: string };

type Settled = {
  lines: LineTotals[];
  adjustments: AdjustmentTotals[];
  vatBreakdown: VatSubtotal[];
};

/**
 * Turns typed amounts into tax-exclusive amounts and computes the VAT once per rate. Net mode: VAT
 * = round(base × rate), BR-CO-17. Gross mode: the typed total stands to the cent, base =
 * round(total ÷ (1 + rate)), VAT is the difference, and the tax is removed from each line and
 * adjustment so that they add up to the base: BR-S-08 holds exactly. An avoir or a situation adds
 * the cents that earlier ones rounded away (`vatRounding`), in gross mode out of the base.
 */
export function settleVat(
  {
    priceMode,
    unit,
    vatRounding,
  }: Pick<Draft, 'priceMode'> & { unit: number; vatRounding: readonly TypedRounding[] },
  groups: readonly VatGroup[],
  lines: readonly TypedLine[],
  adjustments: readonly TypedAdjustment[],
): Settled {
  const settledLines = lines.map(toNetLine);
  const settledAdjustments = adjustments.map(toNetAdjustment);
  const vatBreakdown = groups.map((group, vatIndex) => {
    const taxed = { vatIndex, taxRate: group.rate, unit };
    const members = collectMembers(taxed, settledLines, settledAdjustments);
    const to = { unit, vatRounding: roundingOf(vatRounding, group, unit) };
    return priceMode === 'gross' ? settleGross(group, members, to) : settleNet(group, members, to);
  });
  return { lines: settledLines, adjustments: settledAdjustments, vatBreakdown };
}

/** A typed amount of a rate, its sign in the base, and the setter of its tax-exclusive amount. */
type Member = { typedAmount: Cents; sign: 1 | -1; setNet: (amount: Cents) => void };

type Rounding = { unit: number; vatRounding: Cents };

/** What is not taxed has no cents of VAT either (BR-E-09). */
function roundingOf(typed: readonly TypedRounding[], group: VatGroup, unit: number): Cents {
  const entries = group.rate === 0 ? [] : typed;
  const own = entries.filter(({ rate }) => requirePercent(rate) === group.rate);
  return sumCents(own.map(({ amount }) => requireCents(amount, unit)));
}

function settleNet(
  group: VatGroup,
  members: readonly Member[],
  { unit, vatRounding }: Rounding,
): VatSubtotal {
  const taxableAmount = sumMembers(members);
  const vatAmount = cents(applyPercent(taxableAmount, group.rate, unit) + vatRounding);
  return {
    ...group,
    taxableAmount,
    vatAmount,
    taxInclusiveAmount: cents(taxableAmount + vatAmount),
  };
}

function settleGross(
  group: VatGroup,
  members: readonly Member[],
  { unit, vatRounding }: Rounding,
): VatSubtotal {
  const taxInclusiveAmount = sumMembers(members);
  const taxableAmount = cents(removeTax(taxInclusiveAmount, group.rate, unit) - vatRounding);
  const nets = removeTaxFromEach(members.map(signedAmount), group.rate, unit);
  const largest = nets.indexOf(cents(Math.max(...nets)));
  members.forEach((member, index) => {
    const net = (nets[index] ?? 0) - (index === largest ? vatRounding : 0);
    member.setNet(cents(net * member.sign));
  });
  return {
    ...group,
    taxableAmount,
    vatAmount: cents(taxInclusiveAmount - taxableAmount),
    taxInclusiveAmount,
  };
}

/** Lines and shares of a rate; `setNet` is for typed amounts that include the tax at `taxRate`. */
function collectMembers(
  { vatIndex, ...tax }: { vatIndex: number; taxRate: Percent; unit: number },
  lines: readonly LineTotals[],
  adjustments: readonly AdjustmentTotals[],
): Member[] {
  const members: Member[] = [];
  for (const line of lines) {
    if (line.vatIndex === vatIndex)
      members.push({
        typedAmount: line.typedAmount,
        sign: 1,
        setNet: (amount) => setLineNet(line, amount, tax),
      });
  }
  for (const adjustment of adjustments) {
    for (const share of adjustment.shares) {
      if (share.vatIndex !== vatIndex) continue;
      members.push({
        typedAmount: share.typedAmount,
        sign: adjustment.isCharge ? 1 : -1,
        setNet: (amount) => Object.assign(share, { netAmount: amount }),
      });
    }
  }
  return members;
}

function setLineNet(
  line: LineTotals,
  netAmount: Cents,
  { taxRate, unit }: { taxRate: Percent; unit: number },
): void {
  line.lineNetAmount = netAmount;
  line.discountNetAmount = removeTax(line.typedDiscountAmount, taxRate, unit);
}

function sumMembers(members: readonly Member[]): Cents {
  return sumCents(members.map(signedAmount));
}

function signedAmount({ typedAmount, sign }: Member): Cents {
  return cents(typedAmount * sign);
}

function toNetLine(line: TypedLine): LineTotals {
  return { ...line, discountNetAmount: line.typedDiscountAmount, lineNetAmount: line.typedAmount };
}

function toNetAdjustment(adjustment: TypedAdjustment): AdjustmentTotals {
  return {
    ...adjustment,
    shares: adjustment.shares.map((share) => ({ ...share, netAmount: share.typedAmount })),
  };
}
