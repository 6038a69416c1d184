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
