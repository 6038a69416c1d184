import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { isSiren } from './siren.ts';
import { formatSiret, isSiret } from './siret.ts';

test('the example of the reference is right, one digit away is not', () => {
  expect(isSiret('73282932000074')).toBe(true);
  expect(isSiret('73282932000075')).toBe(false);
  expect(isSiret('7328293200007')).toBe(false);
});

test('La Poste has its own key', () => {
  expect(isSiret('35600000000048')).toBe(true);
  expect(isSiret('35600000049837')).toBe(true);
  expect(isSiret('35600000049838')).toBe(false);
});

test('what is a SIRET starts with a SIREN, and one last digit alone completes it', () => {
  const countLast = (digits: string, isRight: (text: string) => boolean) =>
    [...'0123456789'].filter((digit) => isRight(digits + digit)).length;
  checkProperty(
    fc.property(fc.stringMatching(/^[1-9]\d{8}$/), fc.stringMatching(/^\d{4}$/), (start, nic) => {
      fc.pre(start !== LA_POSTE);
      expect(countLast(start.slice(0, 8), isSiren)).toBe(1);
      expect(countLast(start + nic, isSiret)).toBe(isSiren(start) ? 1 : 0);
    }),
  );
});
const LA_POSTE = '356000000';

test('a SIRET is printed with its NIC apart', () => {
  expect(formatSiret('73282932000074')).toBe('732\u202f829\u202f320\u202f00074');
  expect(formatSiret('123')).toBe('123');
});
