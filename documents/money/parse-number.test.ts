import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { toDecimal } from './decimal.ts';
import { formatNumber } from './format.ts';
import { parseNumber } from './parse-number.ts';

const AMOUNT = 2;
const QUANTITY = 4;

function read(text: string, maxDecimals = AMOUNT): string | null {
  return parseNumber(text, maxDecimals)?.decimal ?? null;
}

test('comma and dot both start the decimals', () => {
  expect(
    ['1234,56', '1234.56', '0,5', ',5', '.5', '5,', '5.', '12'].map((text) => read(text)),
  ).toEqual(['1234.56', '1234.56', '0.5', '0.5', '0.5', '5', '5', '12']);
  expect(['.55', ',05 €', '- ,5'].map((text) => read(text))).toEqual(['0.55', '0.05', '-0.5']);
});

test('every Unicode space groups thousands', () => {
  const spaces = [
    ' ',
    '\u00a0',
    '\u1680',
    '\u2000',
    '\u2002',
    '\u2007',
    '\u2009',
    '\u200a',
    '\u202f',
    '\u205f',
    '\u3000',
  ];
  for (const space of spaces) expect(read(`1${space}234${space}567,89`)).toBe('1234567.89');
  expect(read('1\u202f234\u00a0567,89')).toBe('1234567.89');
  expect(read('1  234  567,89')).toBe('1234567.89');
});

test('German, Swiss and English groups are understood', () => {
  expect(read('1.234,56')).toBe('1234.56');
  expect(read('1.234.567')).toBe('1234567');
  expect(read("1'234.56")).toBe('1234.56');
  expect(read('1’234’567.5')).toBe('1234567.5');
  expect(read('1,234.56')).toBe('1234.56');
  expect(read('1,234,567')).toBe('1234567');
});

test('signs, units and invisible characters are accepted where people paste them', () => {
  expect(['+12', '-12,5', '−12,5', '– 12,5', '- 0'].map((text) => read(text))).toEqual([
    '12',
    '-12.5',
    '-12.5',
    '-12.5',
    '0',
  ]);
  expect(
    ['20 %', '20%', '1 234,56 €', '1 234,56\u00a0€', '€ 12', '12 EUR', '3 euros', '  7  '].map(
      (text) => read(text),
    ),
  ).toEqual(['20', '20', '1234.56', '1234.56', '12', '12', '3', '7']);
  expect(['12 € ', '5 %\t', ' 3 euros\n', '1 euro'].map((text) => read(text))).toEqual([
    '12',
    '5',
    '3',
    '1',
  ]);
  expect(read('\u200e1\u200b234,5\ufeff')).toBe('1234.5');
});

test('a dot before three digits is ambiguous: decimals where the field takes three, a thousand elsewhere', () => {
  expect(parseNumber('1.234', QUANTITY)).toEqual({ decimal: '1.234', isAmbiguous: true });
  expect(parseNumber('1.234', AMOUNT)).toEqual({ decimal: '1234', isAmbiguous: true });
  expect(parseNumber('1.234', 3)).toEqual({ decimal: '1.234', isAmbiguous: true });
  expect(parseNumber('12.500', QUANTITY)).toEqual({ decimal: '12.5', isAmbiguous: true });
  expect(parseNumber('-123.456 €', AMOUNT)).toEqual({ decimal: '-123456', isAmbiguous: true });
});

test('what can only be read one way is not ambiguous', () => {
  for (const text of [
    '1,234',
    '0.123',
    '1234.567',
    '1 234.567',
    '1.234,5',
    '1.234.567',
    '1.23',
    "1'234",
  ]) {
    expect(parseNumber(text, QUANTITY)?.isAmbiguous, text).toBe(false);
  }
  expect(read('0.123', AMOUNT)).toBe('0.123');
});

test('useless zeros go away', () => {
  expect(read('007,50')).toBe('7.5');
  expect(read('0,00')).toBe('0');
  expect(read('-0,00')).toBe('0');
});

test('what is not a number is refused', () => {
  const refused = [
    '',
    ' ',
    '-',
    ',',
    '.',
    '€',
    'abc',
    '12abc',
    '1e3',
    '0x10',
    'Infinity',
    '12 34',
    '1 2345,6',
    '1234 567',
    '1.234 567',
    '1,2,3',
    '1,23,456',
    '1.2.3,4',
    '1.234,5,6',
    '1’23',
    '1’234 567',
    ',5x',
    '1,234 567',
    '--5',
    '5-',
    '(5)',
    '5 $',
    '١٢٣',
    '1/2',
  ];
  for (const text of refused) expect(parseNumber(text, AMOUNT), text).toBeNull();
});

test('what the application writes, it reads back', () => {
  checkProperty(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 6 }), (value, scale) => {
      const decimal = toDecimal(value, scale);
      expect(read(formatNumber(decimal), 6)).toBe(decimal);
    }),
  );
});

test('any text gives a plain decimal or null', () => {
  checkProperty(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."0123456789.,' -+€%\u202f’"), maxLength: 60 }),
      (text) => {
        expect(read(text, QUANTITY) ?? '0').toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
      },
    ),
  );
});

// A backtracking regular expression would reach the time limit of the test.
test('a text of a hundred thousand characters is read in one go', () => {
  expect(read(`${'1'.repeat(100_000)}x`)).toBeNull();
  expect(read(`1${' '.repeat(100_000)}x`)).toBeNull();
  expect(read(`${'1.'.repeat(50_000)}x`)).toBeNull();
});
