import {
  type Cents,
  cents,
  requireCents,
  requirePercent,
  sumCents,
} from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { shareByWeight } from '#documents/money/share.ts';
import { type AgreedOffer, type AgreedRow, type Amounts, discountOn, sumAgreed } from './agreed.ts';

/**
 * What is done since the works began: of the whole, in percent or as an amount after discounts, or
 * line by line, before those of the quote. Lines that are not named stay as they are.
 */
export type Done = Share | { lines: readonly ({ line: number } & Share)[] };

type Share = { percent: string } | { amount: string };

type Works = { offers: readonly AgreedOffer[]; before: Amounts; unit: number };

/** The amount done of each row, in cents. */
export function cumulate(done: Done, works: Works): Amounts {
  if ('lines' in done) return cumulateLines(done.lines, works);
  const rows = works.offers.flatMap((offer) => offer.rows);
  if ('percent' in done)
    return cumulateWhole(applyPercent(sumAgreed(rows), requirePercent(done.percent), works.unit), {
      ...works,
      rows,
    });
  return reachAmount(requireCents(done.amount, works.unit), { ...works, rows });
}

function cumulateLines(
  typed: readonly ({ line: number } & Share)[],
  { offers, before, unit }: Works,
): Amounts {
  const rows = offers.flatMap((offer) => offer.rows);
  return new Map(
    rows.map(({ id, agreed }) => {
      const own = typed.find(({ line }) => line === id);
      if (!own) return [id, before.get(id) ?? cents(0)];
      return 'percent' in own
        ? [id, applyPercent(agreed, requirePercent(own.percent), unit)]
        : [id, requireCents(own.amount, unit)];
    }),
  );
}

type WholeWorks = Works & { rows: readonly AgreedRow[] };

/**
 * Shares what is new in proportion to what is left of each row, so that none goes backwards and the
 * whole ends with all of them; nothing where less than before is wanted. A row that was invoiced
 * beyond its amount counts for that amount.
 */
function cumulateWhole(wanted: number, { rows, before, unit }: WholeWorks): Amounts {
  const invoiced = rows.map(({ id }) => before.get(id) ?? cents(0));
  const left = rows.map(({ agreed }, index) => leftOf(agreed, invoiced[index] ?? cents(0)));
  const most = sumCents(left);
  const asked = wanted - sumAgreed(rows) + most;
  const stage = asked * Math.sign(most) < 0 ? 0 : asked;
  const isAll = stage === most;
  const isBeyond = (stage - most) * Math.sign(sumAgreed(rows)) > 0;
  const parts = isAll || isBeyond ? left : shareByWeight(stage, left, unit);
  const agreed = rows.map((row) => row.agreed);
  const excess = isBeyond ? shareByWeight(stage - most, agreed, unit) : [];
  return new Map(
    rows.map(({ id }, index) => [
      id,
      cents((invoiced[index] ?? 0) + (parts[index] ?? 0) + (excess[index] ?? 0)),
    ]),
  );
}

function leftOf(agreed: Cents, invoiced: Cents): Cents {
  const left = agreed - invoiced;
  return cents(left * Math.sign(agreed) > 0 ? left : 0);
}

/** The amount of rows that makes `wanted` once the discounts of the quotes are taken off. */
function reachAmount(wanted: Cents, works: WholeWorks): Amounts {
  const { rows, offers, before, unit } = works;
  const discounts = offers.flatMap((offer) => offer.discounts);
  const whole = sumAgreed(rows);
  const net = whole - sumCents(discounts.map(({ amount }) => amount));
  const near = net === 0 ? wanted : multiplyDivide(wanted, whole, net, unit);
  const beyond = rows.map(({ id, agreed }) => {
    const invoiced = before.get(id) ?? cents(0);
    return cents(invoiced - agreed + leftOf(agreed, invoiced));
  });
  const tries = NEARBY.map((step) => {
    const done = cumulateWhole(near + step * unit, works);
    const discount = sumCents(discounts.map((one) => discountOn(one, done, unit)));
    const total = sumCents([...done.values()]) - sumCents(beyond) - discount;
    return { done, off: Math.abs(total - wanted) };
  });
  return tries.toSorted((a, b) => a.off - b.off)[0]?.done ?? new Map();
}

/** Discounts are rounded rate by rate: one of these steps gives the cent. */
const NEARBY = [0, 1, -1, 2, -2, 3, -3];
