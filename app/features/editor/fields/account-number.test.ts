import { expect, test } from 'vitest';
import { compactIban, groupIban, movedCaret } from './account-number.ts';

const iban = 'FR1420041010050500013M02606';

test('an IBAN is shown in groups of four and kept without spaces', () => {
  expect(groupIban(iban)).toBe('FR14 2004 1010 0505 0001 3M02 606');
  expect(compactIban('fr14 2004-1010\u202f0505 0001 3M02 606')).toBe(iban);
  expect(groupIban('FR14')).toBe('FR14');
});

test('the caret stays behind the character that was typed', () => {
  expect(movedCaret('FR142', 5)).toBe(6);
  expect(movedCaret('FR14', 4)).toBe(4);
  expect(movedCaret('FR1x4 2004', 4)).toBe(4);
  expect(movedCaret('', 0)).toBe(0);
});
