import type { Draft } from '#documents/model/draft.ts';
import { AMOUNT_DECIMALS, PERCENT_DECIMALS, QUANTITY_DECIMALS } from '#documents/money/amounts.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { computeTotalsTo } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { readCents, writeCents } from './amount.ts';
import { roundingUnit } from './rounding-unit.ts';
import { readScaled } from './values.ts';

/**
 * Prices with tax, moved by a cent where the tax of their rate asks for it: 16.63 with 3.32 of tax
 * was 19.95, though 20 % more is 19.96.
 */
export function settleGrossCents(draft: Draft, invoice: TolerantInvoice): Draft {
  const totals = computeTotalsTo(roundingUnit(invoice), draft);
  const lines = [...draft.lines];
  for (const [vatIndex, { rate, taxInclusiveAmount }] of totals.vatBreakdown.entries()) {
    let rest = sumStated(invoice, rate) - taxInclusiveAmount;
    for (const { line, index } of linesOf(totals, vatIndex)) {
      const moved = moveByCent(line, rest);
      if (!moved) continue;
      lines[index] = moved.line;
      rest -= moved.difference;
    }
  }
  return { ...draft, lines };
}

function linesOf({ lines }: Totals, vatIndex: number): Totals['lines'] {
  return lines.filter((line) => line.vatIndex === vatIndex);
}

/** Null when a cent of the price changes more than what is missing. */
function moveByCent(line: Totals['lines'][number]['line'], rest: number) {
  const quantity = readScaled(line.quantity, QUANTITY_DECIMALS) ?? 0;
  const count = quantity / 10 ** QUANTITY_DECIMALS;
  const price = readScaled(line.unitPrice, AMOUNT_DECIMALS) ?? 0;
  const cent = Math.sign(rest) * Math.sign(count);
  if (rest === 0 || count === 0 || !Number.isInteger(count) || price + cent < 0) return null;
  if (Math.abs(count) > Math.abs(rest)) return null;
  return { line: { ...line, unitPrice: writeCents(price + cent) }, difference: cent * count };
}

/** BT-116 and BT-117 of a rate. */
function sumStated({ vatBreakdown = [] }: TolerantInvoice, rate: number): number {
  return vatBreakdown
    .filter((row) => (readScaled(row.rate ?? '0', PERCENT_DECIMALS) ?? 0) === rate)
    .reduce(
      (sum, { taxableAmount, vatAmount }) =>
        sum + (readCents(taxableAmount) ?? 0) + (readCents(vatAmount) ?? 0),
      0,
    );
}
