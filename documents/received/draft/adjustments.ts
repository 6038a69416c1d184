import type { DraftInput } from '#documents/model/draft.ts';
import { maxItemsAt } from '#documents/model/fields/limits.ts';
import type { Discount } from '#documents/model/fields/line.ts';
import { type Cents, cents, requirePercent, sumCents, ZERO } from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import type { TolerantAdjustment, TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { readCents, writeCents } from './amount.ts';
import { joinReasons, sumAmounts } from './line-adjustments.ts';
import { type LineInput, readEcoContribution, taxOf } from './lines.ts';
import { roundingUnit } from './rounding-unit.ts';
import { fitDecimal, fitText } from './values.ts';

type AdjustmentsInput = Pick<DraftInput, 'allowances' | 'charges'> & {
  /** Charges that do not fit in the draft’s own. */
  chargeLines: LineInput[];
};
type ChargeInput = NonNullable<DraftInput['charges']>[number];

/**
 * BG-20 and BG-21 as draft allowances and charges. A draft spreads an allowance over all rates, so
 * shares with one reason are merged; a charge keeps its rate. Negative amounts change sides.
 */
export function toAdjustments(invoice: TolerantInvoice, chargesVat: boolean): AdjustmentsInput {
  const { allowances, charges } = sortBySign(invoice);
  return {
    allowances: toAllowances(groupAllowances(allowances), invoice),
    charges: charges.slice(0, MAX).map((charge) => toCharge(charge, invoice, chargesVat)),
    chargeLines: charges.slice(MAX).map((charge) => ({
      ...taxOf(charge.vat ?? {}, invoice, chargesVat),
      name: fitText(charge.reason, 'lines[0].name') ?? 'Frais',
      quantity: '1',
      unit: 'LS',
      unitPrice: charge.amount,
    })),
  };
}

/** For prices with tax: a merged allowance takes the percentage that any of its shares states. */
export function toStatedPercents(invoice: TolerantInvoice): Discount[] {
  const groups = groupAllowances(sortBySign(invoice).allowances);
  return toAllowances(groups, invoice).map((allowance, index) => {
    const group = groups[index] ?? [];
    const percent = percentOf(group);
    return percent ? { percent, ...joinReasons(group) } : allowance;
  });
}

/** Allowances as lines at their own rate, when spreading them would give the wrong VAT. */
export function toAdjustmentLines(invoice: TolerantInvoice, chargesVat: boolean): LineInput[] {
  return sortBySign(invoice).allowances.map((allowance) => ({
    ...taxOf(allowance.vat ?? {}, invoice, chargesVat),
    name: fitText(allowance.reason, 'lines[0].name') ?? 'Remise',
    quantity: '-1',
    unit: 'LS',
    unitPrice: writeCents(readCents(allowance.amount) ?? 0),
  }));
}

function sortBySign({ allowances = [], charges = [] }: TolerantInvoice) {
  const all = [
    ...allowances.map((one) => ({ ...one, value: readCents(one.amount) ?? 0 })),
    ...charges.map((one) => ({ ...one, value: -(readCents(one.amount) ?? 0) })),
  ];
  const toPositive = ({ value, ...one }: (typeof all)[number]): TolerantAdjustment => ({
    ...one,
    amount: writeCents(Math.abs(value)),
  });
  return {
    allowances: all.filter(({ value }) => value > 0).map(toPositive),
    charges: all.filter(({ value }) => value < 0).map(toPositive),
  };
}

/** The shares of one allowance: the same reason, at most once per rate. */
function groupAllowances(allowances: readonly TolerantAdjustment[]): TolerantAdjustment[][] {
  const groups: TolerantAdjustment[][] = [];
  for (const allowance of allowances) {
    const group = groups.find(
      (others) =>
        others[0]?.reason === allowance.reason &&
        others.every(({ vat }) => !isSameRate(vat, allowance.vat)),
    );
    if (group) group.push(allowance);
    else groups.push([allowance]);
  }
  return groups;
}

function isSameRate(a: TolerantAdjustment['vat'], b: TolerantAdjustment['vat']): boolean {
  return a?.category === b?.category && Number(a?.rate ?? '0') === Number(b?.rate ?? '0');
}

/** A percentage when it gives the whole amount to the cent; shares may round differently. */
function toAllowances(
  groups: readonly (readonly TolerantAdjustment[])[],
  invoice: TolerantInvoice,
): Discount[] {
  const roundsTo = roundingUnit(invoice);
  const base = groups.length === 0 ? ZERO : sumDiscountable(invoice, roundsTo);
  return groups.slice(0, MAX).map((group) => {
    const amount = sumAmounts(group);
    const percent = percentOf(group);
    const isOfAll =
      percent !== undefined && applyPercent(base, requirePercent(percent), roundsTo) === amount;
    return isOfAll
      ? { percent, ...joinReasons(group) }
      : { amount: writeCents(amount), ...joinReasons(group) };
  });
}

/** Discounts do not cut eco-contributions. */
function sumDiscountable({ lines = [] }: TolerantInvoice, roundsTo: number): Cents {
  return sumCents(
    lines.map((line) =>
      cents((readCents(line.lineNetAmount) ?? 0) - readEcoContribution(line, roundsTo)),
    ),
  );
}

function percentOf(group: readonly TolerantAdjustment[]): string | undefined {
  return fitDecimal(group.find((one) => one.percent)?.percent, 'allowances[0].percent');
}

function toCharge(
  { amount, reason, vat }: TolerantAdjustment,
  invoice: TolerantInvoice,
  chargesVat: boolean,
): ChargeInput {
  const { vatRate } = taxOf(vat ?? {}, invoice, chargesVat);
  return {
    amount: writeCents(readCents(amount) ?? 0),
    reason: fitText(reason, 'charges[0].reason'),
    vatRate,
  };
}

const MAX = maxItemsAt('charges');
