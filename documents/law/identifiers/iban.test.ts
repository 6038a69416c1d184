import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { formatIban, isIban } from './iban.ts';

const IBAN = 'FR1420041010050500013M02606';

test('the example of the reference is right', () => {
  expect(isIban(IBAN)).toBe(true);
  expect(isIban('DE89370400440532013000')).toBe(true);
});

test('a wrong length, RIB key or check is refused', () => {
  expect(isIban(IBAN.slice(0, -1))).toBe(false);
  expect(isIban('FR1420041010050500013M02607')).toBe(false);
  expect(isIban('FR1520041010050500013M02606')).toBe(false);
  expect(isIban('DE89370400440532013001')).toBe(false);
  expect(isIban('')).toBe(false);
});

test('the key of a French or Monegasque account is checked too, whatever its letters', () => {
  // RIB keys by 97 - (89 × bank + 15 × branch + 3 × account) mod 97: 28, 80 and 30.
  for (const right of [
    ...['FR402004101005AIJRSZ1234528', 'FR072004101005BSKX000000180'],
    'MC5811222000010123456789030',
  ])
    expect(isIban(right), right).toBe(true);
  // Right by ISO 13616, and wrong by their keys or their length.
  for (const wrong of [
    ...['FR8420041010050500013M02607', 'MC3111222000010123456789031'],
    'FR762004101005001302644',
  ])
    expect(isIban(wrong), wrong).toBe(false);
});

test('what only has the remainder of an IBAN is none', () => {
  const other = 'DE89370400440532013000';
  for (const text of [
    ...[other.toLowerCase(), `${other}bx`, `av${other}`, 'DE1A370400440532010081'],
  ])
    expect(isIban(text), text).toBe(false);
});

test('one digit changed anywhere is seen', () => {
  checkProperty(
    fc.property(fc.nat(IBAN.length - 3), fc.integer({ min: 1, max: 9 }), (offset, shift) => {
      const index = offset + 2;
      const digit = Number(IBAN[index]);
      if (Number.isNaN(digit)) return;
      const changed = `${IBAN.slice(0, index)}${(digit + shift) % 10}${IBAN.slice(index + 1)}`;
      expect(isIban(changed)).toBe(false);
    }),
  );
});

test('an IBAN is printed by fours', () => {
  expect(formatIban(IBAN).replaceAll('\u202f', ' ')).toBe('FR14 2004 1010 0505 0001 3M02 606');
  expect(formatIban('DE89')).toBe('DE89');
});
