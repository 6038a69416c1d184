import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { parseDecimal, toDecimal } from './decimal.ts';

test('a plain decimal becomes an integer of its scale', () => {
  expect(parseDecimal('1234.56', 2)).toBe(123456);
  expect(parseDecimal('-0.1', 2)).toBe(-10);
  expect(parseDecimal('5.5', 3)).toBe(5500);
  expect(parseDecimal('007', 0)).toBe(7);
  expect(parseDecimal('0.000001', 6)).toBe(1);
});

test('zeros after the last decimal that counts are no precision', () => {
  expect(parseDecimal('1.5000000', 2)).toBe(150);
  expect(parseDecimal('1.0000000', 0)).toBe(1);
  expect(parseDecimal('1.501', 2)).toBeNull();
});

test('there is no negative zero', () => {
  for (const text of ['-0', '-0.00', '0']) expect(Object.is(parseDecimal(text, 2), 0)).toBe(true);
  expect(toDecimal(-0, 2)).toBe('0');
});

test('anything but a plain decimal is refused', () => {
  const refused = [
    '',
    ' ',
    '.',
    '-',
    '1.',
    '.5',
    '+1',
    '1,5',
    '1 000',
    '1e3',
    '0x1',
    '--1',
    '1.2.3',
    ' 1',
    '1\n',
    '١',
    'NaN',
    'Infinity',
  ];
  expect(refused.filter((text) => parseDecimal(text, 2) !== null)).toEqual([]);
});

test('what an exact integer cannot hold is refused', () => {
  expect(parseDecimal('9007199254740991', 0)).toBeNull();
  expect(parseDecimal('900719925474099', 0)).toBe(900719925474099);
  expect(parseDecimal('90071992547409.91', 2)).toBe(9007199254740991);
  expect(parseDecimal('90071992547409.92', 2)).toBeNull();
});

test('a decimal is written without useless zeros, with the decimals asked for', () => {
  expect(toDecimal(5500, 3, 1)).toBe('5.5');
  expect(toDecimal(5000, 3, 1)).toBe('5.0');
  expect(toDecimal(5000, 3)).toBe('5');
  expect(toDecimal(123456, 2, 2)).toBe('1234.56');
  expect(toDecimal(-5, 2, 2)).toBe('-0.05');
  expect(toDecimal(0, 2, 2)).toBe('0.00');
  expect(toDecimal(12, 0)).toBe('12');
});

test('writing then reading gives back any safe integer, at any scale', () => {
  checkProperty(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 6 }), (value, scale) => {
      expect(parseDecimal(toDecimal(value, scale), scale)).toBe(value === 0 ? 0 : value);
    }),
  );
});

test('reading agrees with big integers', () => {
  const digits = fc.integer({ min: 0, max: 999_999_999 });
  checkProperty(
    fc.property(
      digits,
      digits.map((value) => String(value).padStart(4, '0').slice(0, 4)),
      fc.boolean(),
      (whole, fraction, isNegative) => {
        const sign = isNegative ? '-' : '';
        const expected = BigInt(`${whole}${fraction}`) * (isNegative ? -1n : 1n);
        expect(BigInt(parseDecimal(`${sign}${whole}.${fraction}`, 4) ?? Number.NaN)).toBe(expected);
      },
    ),
  );
});
