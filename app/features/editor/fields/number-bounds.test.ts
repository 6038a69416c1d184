import { expect, test } from 'vitest';
import { explainNumber, isWithin } from './number-bounds.ts';

const percent = { scale: 2, min: '0', max: '100' };

test('a number is within its bounds, both included', () => {
  expect(['0', '12.5', '100'].every((decimal) => isWithin(decimal, percent))).toBe(true);
  expect(['-1', '100.01', '12.345'].some((decimal) => isWithin(decimal, percent))).toBe(false);
});

test('what is wrong with a number is said with what to write', () => {
  expect(explainNumber('douze', percent)).toBe('Écrivez un nombre, par exemple 1\u202f234,56.');
  expect(explainNumber('-3', percent)).toBe('Écrivez un nombre positif.');
  expect(explainNumber('120', percent)).toBe('Écrivez 100 au plus.');
  expect(explainNumber('1,234567', percent)).toBe('Gardez 2 décimales au plus.');
  expect(explainNumber('1,5', { scale: 0, min: '1', max: '90' })).toBe('Écrivez un nombre entier.');
  expect(explainNumber('-2', { scale: 2, min: '-0.99', max: '0.99' })).toBe(
    'Écrivez \u22120,99 au moins.',
  );
});
