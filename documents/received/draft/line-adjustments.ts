import type { DraftInput } from '#documents/model/draft.ts';
import type { Discount } from '#documents/model/fields/line.ts';
import {
  type Cents,
  cents,
  requirePercent,
  requireQuantity,
  requireUnitPrice,
} from '#documents/money/amounts.ts';
import { applyPercent, multiplyPrice } from '#documents/money/apply-percent.ts';
import type { TolerantAdjustment, TolerantLine } from '#documents/received/tolerant-invoice.ts';
import { ecoContributionOf } from '#documents/totals/line-amounts.ts';
import { readCents, writeCents } from './amount.ts';
import { fitDecimal, fitText } from './values.ts';

type LineInput = NonNullable<DraftInput['lines']>[number];
export type ItemInput = Extract<LineInput, { kind: 'item' | 'disbursement' }> & {
  quantity: string;
  unitPrice: string;
  ecoContribution?: string | undefined;
};

/**
 * Fits BG-27 and BG-28 into a draft line: allowances merge into its one discount, each charge
 * becomes a line of its own at the same rate.
 */
export function settleLine(item: ItemInput, line: TolerantLine, roundsTo: number): LineInput[] {
  const allowances = (line.allowances ?? []).filter((one) => (readCents(one.amount) ?? 0) !== 0);
  const charges = (line.charges ?? []).filter((one) => (readCents(one.amount) ?? 0) !== 0);
  const [only] = allowances;
  const percent = only && allowances.length === 1 ? readPercent(only, item, roundsTo) : null;
  if (percent && charges.length === 0) return [{ ...item, discount: percent }];
  const taken = sumAmounts(allowances);
  if (taken < 0)
    return [item, ...[...allowances.map(negate), ...charges].map((one) => toChargeLine(one, item))];
  const discount: Discount | undefined =
    taken > 0 ? { amount: writeCents(taken), ...joinReasons(allowances) } : undefined;
  return [{ ...item, discount }, ...charges.map((one) => toChargeLine(one, item))];
}

/** Only when it gives the amount exactly. */
function readPercent(
  allowance: TolerantAdjustment,
  item: ItemInput,
  roundsTo: number,
): Discount | null {
  const percent = fitDecimal(allowance.percent, 'lines[0].discount.percent');
  if (percent === undefined) return null;
  const base = cents(grossOf(item, roundsTo) - ecoContributionOf(item, roundsTo));
  const amount = applyPercent(base, requirePercent(percent), roundsTo);
  return amount === readCents(allowance.amount) ? { percent, ...joinReasons([allowance]) } : null;
}

function grossOf({ quantity, unitPrice }: ItemInput, roundsTo: number): Cents {
  return multiplyPrice(requireQuantity(quantity), requireUnitPrice(unitPrice), roundsTo);
}

function toChargeLine({ amount, reason }: TolerantAdjustment, item: ItemInput): LineInput {
  const value = readCents(amount) ?? 0;
  const { kind, vatRate, exemption, nature } = item;
  return {
    kind,
    name: fitText([reason ?? 'Frais', item.name].filter(Boolean).join(', '), 'lines[0].name'),
    quantity: value < 0 ? '-1' : '1',
    unit: 'LS',
    unitPrice: writeCents(Math.abs(value)),
    vatRate,
    exemption,
    nature,
  };
}

function negate(adjustment: TolerantAdjustment): TolerantAdjustment {
  return { ...adjustment, amount: writeCents(-(readCents(adjustment.amount) ?? 0)) };
}

export function sumAmounts(adjustments: readonly TolerantAdjustment[]): Cents {
  return cents(adjustments.reduce((sum, { amount }) => sum + (readCents(amount) ?? 0), 0));
}

/** The distinct reasons of merged allowances, joined. */
export function joinReasons(adjustments: readonly TolerantAdjustment[]): { reason?: string } {
  const reasons = new Set(adjustments.flatMap(({ reason }) => (reason ? [reason] : [])));
  const reason = fitText([...reasons].join(', '), 'lines[0].discount.reason');
  return reason ? { reason } : {};
}
