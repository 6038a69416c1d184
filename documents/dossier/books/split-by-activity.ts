import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import type { BookFigures } from './book-figures.ts';
import { type SoldRate, scale } from './book-rate.ts';
import type { ActivityAmount } from './cashed-entry.ts';

/**
 * An amount received on an invoice, tax included: goods have their part of what it bills, and the
 * rest, outlays too, is of its activity.
 */
export function splitByActivity(amount: Cents, book: BookFigures | null): ActivityAmount[] {
  const { activity = 'services', rates = [], outlay = cents(0) } = book ?? {};
  const sold = sumCents(
    rates.map(({ taxableAmount, vatAmount }) => cents(taxableAmount + vatAmount)),
  );
  const whole = sold + outlay;
  const part = sumCents(rates.map(goodsWithTax));
  const goods = whole === 0 ? 0 : multiplyDivide(amount, part, whole);
  const parts: ActivityAmount[] = [
    { activity: 'goods', amount: cents(goods) },
    { activity, amount: cents(amount - goods) },
  ];
  return parts.filter((one) => one.amount !== 0);
}

function goodsWithTax(row: SoldRate): Cents {
  const { taxableAmount, goodsAmount } = row;
  if (taxableAmount === 0) return cents(0);
  const { vatAmount } = scale(row, { part: goodsAmount, whole: taxableAmount });
  return cents(goodsAmount + vatAmount);
}
