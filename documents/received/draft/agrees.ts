import type { Draft } from '#documents/model/draft.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { computeTotalsTo } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { readCents } from './amount.ts';
import { bearsPrice, isLumpSum } from './line-price.ts';
import { roundingUnit } from './rounding-unit.ts';
import { readScaled } from './values.ts';

/** Whether the draft computes the stated amount of each line and the base and VAT of each rate. */
export function agrees(draft: Draft, invoice: TolerantInvoice): boolean {
  const totals = computeTotalsTo(roundingUnit(invoice), draft);
  return hasSameLines(totals, invoice) && measureVat(totals, invoice) === 0;
}

/**
 * The draft agrees, and prices are plausibly without tax: all as written, or some line a lump sum
 * (which also fits a price with tax).
 */
export function agreesWithoutTax(draft: Draft, invoice: TolerantInvoice): boolean {
  const { lines = [] } = invoice;
  const unit = roundingUnit(invoice);
  const isPlain =
    lines.every((line) => bearsPrice(line, unit)) || lines.some((line) => isLumpSum(line, unit));
  return isPlain && agrees(draft, invoice);
}

/** Sum of the differences between computed and stated bases and VAT, in cents. */
export function distanceOf(draft: Draft, invoice: TolerantInvoice): number {
  return measureVat(computeTotalsTo(roundingUnit(invoice), draft), invoice);
}

/** BT-131 */
function hasSameLines(totals: Totals, { lines = [] }: TolerantInvoice): boolean {
  return lines.every(
    ({ lineNetAmount }, index) => readCents(lineNetAmount) === totals.lines[index]?.lineNetAmount,
  );
}

/** BT-116 and BT-117, by rate. */
function measureVat(totals: Totals, { vatBreakdown = [] }: TolerantInvoice): number {
  const computed = sumByRate(
    totals.vatBreakdown.map(({ rate, taxableAmount, vatAmount }) => ({
      rate,
      amounts: [taxableAmount, vatAmount],
    })),
  );
  const stated = sumByRate(
    vatBreakdown.map(({ rate, taxableAmount, vatAmount }) => ({
      rate: readScaled(rate ?? '0', 2) ?? 0,
      amounts: [readCents(taxableAmount) ?? 0, readCents(vatAmount) ?? 0],
    })),
  );
  let distance = 0;
  for (const [rate, amounts] of stated)
    amounts.forEach((amount, index) => {
      distance += Math.abs(amount - (computed.get(rate)?.[index] ?? 0));
    });
  return distance;
}

function sumByRate(rows: readonly { rate: number; amounts: number[] }[]): Map<number, number[]> {
  const sums = new Map<number, number[]>();
  for (const { rate, amounts } of rows) {
    const known = sums.get(rate) ?? [0, 0];
    sums.set(
      rate,
      amounts.map((amount, index) => amount + (known[index] ?? 0)),
    );
  }
  return sums;
}
