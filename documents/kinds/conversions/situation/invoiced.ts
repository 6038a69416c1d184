import {
  listRateAmounts,
  type RateAmount,
  subtractRates,
} from '#documents/law/rules/credit/rate-amounts.ts';
import { listRemainingLines } from '#documents/law/rules/credit/remaining.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isRebate } from '#documents/model/is-rebate.ts';
import { type Cents, cents, type Percent, requireQuantity } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { computeAddedRates } from '#documents/totals/added-rates.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { Amounts } from './agreed.ts';

/** A situation, with the avoirs on it. */
export type InvoicedSituation = { draft: Draft; avoirs: readonly Draft[] };

/** What situations invoiced of each row, less what avoirs took back; a rebate takes nothing. */
export function sumInvoiced(situations: readonly InvoicedSituation[]): Amounts {
  const amounts = new Map<number, Cents>();
  for (const { draft, avoirs } of situations) {
    const left = listRemainingLines(draft, takenBack(avoirs));
    for (const { line, index, typedAmount } of computeTotals(draft).lines) {
      const { progress, quantity: sold } = line;
      const quantity = left.find((one) => one.index === index)?.quantity ?? sold;
      if (!progress) continue;
      const kept = keepPart(typedAmount, { quantity, sold, unit: currencyUnit(draft.currency) });
      amounts.set(progress.line, cents((amounts.get(progress.line) ?? 0) + kept));
    }
  }
  return amounts;
}

function keepPart(
  amount: Cents,
  { quantity, sold, unit }: { quantity: string; sold: string; unit: number },
): number {
  const [part, whole] = [requireQuantity(quantity), requireQuantity(sold)];
  return part === whole || whole === 0 ? amount : multiplyDivide(amount, part, whole, unit);
}

/** The discounts on the totals of situations less their charges, by rate, and less avoirs. */
export function sumDiscounts(situations: readonly InvoicedSituation[]): Map<Percent, Cents> {
  const amounts = new Map<Percent, Cents>();
  const add = (draft: Draft, sign: 1 | -1) => {
    const { adjustments, vatBreakdown } = computeTotals(draft);
    for (const { isCharge, shares } of adjustments)
      for (const { vatIndex, typedAmount } of shares) {
        const rate = vatBreakdown[vatIndex]?.rate;
        const amount = isCharge ? -typedAmount : typedAmount;
        if (rate !== undefined) amounts.set(rate, cents((amounts.get(rate) ?? 0) + sign * amount));
      }
  };
  for (const { draft, avoirs } of situations) {
    add(draft, 1);
    for (const avoir of takenBack(avoirs)) add(avoir, -1);
  }
  return amounts;
}

/** The same by rate, without the lines that the quote does not have. */
export function sumInvoicedRates(situations: readonly InvoicedSituation[]): RateAmount[] {
  return subtractRates(
    situations.flatMap(({ draft }) => listWorkRates(draft)),
    situations.flatMap(({ avoirs }) =>
      takenBack(avoirs).flatMap((avoir) => listRateAmounts(avoir)),
    ),
  );
}

/** What a situation invoices of its quote by rate: all but the lines that its author adds. */
export function listWorkRates(situation: Draft): RateAmount[] {
  const { vatBreakdown } = computeTotals(situation);
  return subtractRates(vatBreakdown, computeAddedRates(situation));
}

function takenBack(avoirs: readonly Draft[]): Draft[] {
  return avoirs.filter((avoir) => !isRebate(avoir));
}
