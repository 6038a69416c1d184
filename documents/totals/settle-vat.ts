import { type Cents, cents, type Percent, sumCents } from '#documents/money/amounts.ts';
import { applyPercent, removeTax } from '#documents/money/apply-percent.ts';
import { shareByWeight } from '#documents/money/share.ts';
import type { TypedAdjustment } from './adjustments.ts';
import type { TypedLine } from './line-amounts.ts';
import type { AdjustmentTotals, LineTotals, VatSubtotal } from './totals.ts';
import type { VatGroup } from './vat-groups.ts';

type Settled = { lines: LineTotals[]; adjustments: AdjustmentTotals[]; vatBreakdown: VatSubtotal[] };

/**
 * Turns typed amounts into amounts without tax, and computes the VAT once per rate.
 * Net mode: VAT = round(base × rate), BR-CO-17. Gross mode: the total typed is kept to the cent, base = round(total ÷ (1 + rate)),
 * VAT is the rest, and the base is shared over lines and adjustments by largest remainder so that BR-S-08 holds exactly.
 */
export function settleVat(priceMode: 'net' | 'gross', groups: readonly VatGroup[], lines: readonly TypedLine[], adjustments: readonly TypedAdjustment[]): Settled {
  const settledLines = lines.map(toNetLine);
  const settledAdjustments = adjustments.map(toNetAdjustment);
  const vatBreakdown = groups.map((group, vatIndex) => {
    const members = collectMembers(vatIndex, settledLines, settledAdjustments);
    return priceMode === 'gross' ? settleGross(group, members) : settleNet(group, members);
  });
  return { lines: settledLines, adjustments: settledAdjustments, vatBreakdown };
}

/** An amount of a rate: what was typed, its sign in the base, and where its amount without tax goes. */
type Member = { typedAmount: Cents; sign: 1 | -1; setNet: (amount: Cents) => void };

function settleNet(group: VatGroup, members: readonly Member[]): VatSubtotal {
  for (const member of members) member.setNet(member.typedAmount);
  const taxableAmount = sumMembers(members);
  const vatAmount = applyPercent(taxableAmount, group.rate);
  return { ...group, taxableAmount, vatAmount, taxInclusiveAmount: cents(taxableAmount + vatAmount) };
}

function settleGross(group: VatGroup, members: readonly Member[]): VatSubtotal {
  const taxInclusiveAmount = sumMembers(members);
  const taxableAmount = removeTax(taxInclusiveAmount, group.rate);
  const weights = members.map((member) => member.typedAmount * member.sign);
  const nets = taxInclusiveAmount === 0 ? splitZero(weights, group.rate) : shareByWeight(taxableAmount, weights);
  members.forEach((member, index) => {
    member.setNet(cents((nets[index] ?? 0) * member.sign));
  });
  return { ...group, taxableAmount, vatAmount: cents(taxInclusiveAmount - taxableAmount), taxInclusiveAmount };
}

/** Lines that cancel each other: each without its tax, the cents that rounding leaves going to the first. */
function splitZero(weights: readonly number[], rate: Percent): number[] {
  const nets = weights.map((weight) => removeTax(cents(weight), rate) as number);
  const rest = nets.reduce((sum, net) => sum + net, 0);
  return nets.map((net, index) => (index === 0 ? net - rest : net));
}

function collectMembers(vatIndex: number, lines: readonly LineTotals[], adjustments: readonly AdjustmentTotals[]): Member[] {
  const members: Member[] = [];
  for (const line of lines) {
    if (line.vatIndex === vatIndex) members.push({ typedAmount: line.typedAmount, sign: 1, setNet: (amount) => setLineNet(line, amount) });
  }
  for (const adjustment of adjustments) {
    for (const share of adjustment.shares) {
      if (share.vatIndex !== vatIndex) continue;
      members.push({ typedAmount: share.typedAmount, sign: adjustment.isCharge ? 1 : -1, setNet: (amount) => Object.assign(share, { netAmount: amount }) });
    }
  }
  return members;
}

/** The discount keeps the part of the line that it had before tax was taken out. */
function setLineNet(line: LineTotals, netAmount: Cents): void {
  line.lineNetAmount = netAmount;
  const [, discount = 0] = line.typedAmount === 0 ? [] : shareByWeight(netAmount, [line.typedGrossAmount, -line.typedDiscountAmount]);
  line.discountNetAmount = line.typedAmount === 0 ? line.typedDiscountAmount : cents(-discount);
}

function sumMembers(members: readonly Member[]): Cents {
  return sumCents(members.map((member) => cents(member.typedAmount * member.sign)));
}

function toNetLine(line: TypedLine): LineTotals {
  return { ...line, discountNetAmount: line.typedDiscountAmount, lineNetAmount: line.typedAmount };
}

function toNetAdjustment(adjustment: TypedAdjustment): AdjustmentTotals {
  return { ...adjustment, shares: adjustment.shares.map((share) => ({ ...share, netAmount: share.typedAmount })) };
}
