import { expect, test } from 'vitest';
import { UNITS } from '#documents';
import { findUnit, shortUnit } from './unit-words.ts';

test('units are known by their names, their short forms and their codes', () => {
  const words = ['j', 'Jours', 'heure', 'H', 'm2', 'm³', 'forf.', 'Kg', 'u.', 'pce', 'HUR', 'ml'];
  expect(words.map(findUnit)).toEqual([
    'DAY',
    'DAY',
    'HUR',
    'HUR',
    'MTK',
    'MTQ',
    'LS',
    'KGM',
    'C62',
    'H87',
    'HUR',
    'MTR',
  ]);
});

test('every unit of the list is found by its label', () => {
  for (const [code, { label }] of Object.entries(UNITS)) expect(findUnit(label)).toBe(code);
});

test('other words are no unit', () => {
  expect(findUnit('machin')).toBeNull();
  expect(findUnit('')).toBeNull();
});

test('a short unit stands after a quantity, in the plural when it is a word', () => {
  expect(shortUnit({ unit: 'DAY' }, 3)).toBe('j');
  expect(shortUnit({ unit: 'C62' }, 3)).toBe('');
  expect(shortUnit({ unit: 'XPK' }, 3)).toBe('colis');
  expect(shortUnit({ unit: 'ANN' }, 2)).toBe('ans');
  expect(shortUnit({ unit: 'C62', unitLabel: 'nuitée' }, 2)).toBe('nuitées');
  expect(shortUnit({ unit: 'XYZ' }, 2)).toBe('XYZ');
});
