import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, type Percent } from '#documents/money/amounts.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { splitTax } from './tax-split.ts';

const rate = (value: number) => value as Percent;

test('100 € without VAT at 20 % are 120 € with it', () => {
  const split = { net: 10_000, vat: 2000, gross: 12_000 };
  expect(splitTax(cents(10_000), 'net', rate(2000))).toEqual(split);
  expect(splitTax(cents(12_000), 'gross', rate(2000))).toEqual(split);
});

// 100 ÷ 1,055 = 94,786…; 59,90 ÷ 1,10 = 54,4545…
test('the base of a price with VAT is rounded to the cent, its VAT is the rest', () => {
  expect(splitTax(cents(10_000), 'gross', rate(550))).toEqual({
    ...{ net: 9479, vat: 521, gross: 10_000 },
  });
  expect(splitTax(cents(5990), 'gross', rate(1000))).toEqual({ net: 5445, vat: 545, gross: 5990 });
});

test('both parts always add up to the whole', () => {
  checkProperty(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.constantFrom('net' as const, 'gross' as const),
      fc.constantFrom(2000, 1000, 850, 550, 210, 175, 105, 90, 0),
      (amount, side, percent) => {
        const { net, vat, gross } = splitTax(cents(amount), side, rate(percent));
        expect(net + vat).toBe(gross);
      },
    ),
  );
});
