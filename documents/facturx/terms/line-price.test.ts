import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PricedLine } from '#documents/model/fields/line.ts';
import {
  type Cents,
  cents,
  requireCents,
  requireQuantity,
  requireUnitPrice,
  type UnitPrice,
} from '#documents/money/amounts.ts';
import { multiplyPrice } from '#documents/money/apply-percent.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import type { LineTotals } from '#documents/totals/totals.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { priceLine } from './line-price.ts';

function lineOf(quantity: string, unitPrice: string, lineNetAmount: Cents): LineTotals {
  const line: PricedLine = { kind: 'item', name: 'Article', quantity, unit: 'C62', unitPrice };
  const zero = cents(0);
  return {
    line,
    index: 0,
    vatIndex: 0,
    typedGrossAmount: zero,
    typedDiscountAmount: zero,
    typedAmount: zero,
    discountNetAmount: zero,
    lineNetAmount,
  };
}

test('a price without tax is written as it was typed', () => {
  expect(priceLine(lineOf('3', '450', cents(135000)))).toEqual({ netPrice: '450', rest: 0 });
});

test('a price with tax becomes the price without tax that gives the line back', () => {
  expect(priceLine(lineOf('3', '12', cents(3000)))).toEqual({ netPrice: '10.0000', rest: 0 });
  expect(priceLine(lineOf('3', '1.2', cents(301)))).toEqual({ netPrice: '1.003333', rest: 0 });
});

test('where six decimals are not enough, the whole amount is the price of the whole quantity', () => {
  expect(priceLine(lineOf('99999999', '1.2', cents(8333333333)))).toEqual({
    netPrice: '83333333.33',
    priceBaseQuantity: '99999999',
    rest: 0,
  });
});

test('the quantity carries the sign, never the price', () => {
  expect(priceLine(lineOf('-3', '12', cents(-3000)))).toEqual({ netPrice: '10.0000', rest: 0 });
  expect(priceLine(lineOf('-99999999', '1.2', cents(-8333333333))).priceBaseQuantity).toBe(
    '99999999',
  );
});

test('an amount that no price explains is left to an adjustment of the line', () => {
  expect(priceLine(lineOf('0', '12', cents(1)))).toEqual({ netPrice: '0', rest: 1 });
  expect(priceLine(lineOf('2', '12', cents(-5)))).toEqual({ netPrice: '0', rest: -5 });
});

test('price × quantity is the line to the cent, whatever the amounts', () => {
  const quantity = fc
    .integer({ min: -99_999_999, max: 99_999_999 })
    .map((value) => toDecimal(value, 4));
  const amount = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
  checkProperty(
    fc.property(quantity, amount, (text, value) => {
      const { netPrice, priceBaseQuantity, rest } = priceLine(lineOf(text, '1', cents(value)));
      const isWhole = priceBaseQuantity !== undefined;
      const price = isWhole ? requireCents(netPrice) : requireUnitPrice(netPrice);
      const computed = isWhole
        ? Math.sign(Number(text)) * price
        : multiplyPrice(requireQuantity(text), price as UnitPrice);
      if (isWhole) expect(priceBaseQuantity).toBe(text.replace('-', ''));
      expect(price).toBeGreaterThanOrEqual(0);
      expect(computed + rest).toBe(value);
    }),
  );
});
