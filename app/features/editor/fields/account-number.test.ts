import { expect, test } from 'vitest';
import { checkIban, compactIban, groupIban, movedCaret } from './account-number.ts';

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

test('what is wrong with an IBAN is said in words', () => {
  expect(checkIban(iban)).toEqual({ success: 'IBAN valide' });
  expect(checkIban(iban.slice(0, -1)).error).toBe(
    'Il manque un caractère\u00a0: un IBAN français en a 27.',
  );
  expect(checkIban(`${iban}12`).error).toContain('2 caractères de trop');
  expect(checkIban('1420041010').error).toContain('FR76');
  expect(checkIban(iban.replace('2606', '2607')).error).toContain('relisez');
});
