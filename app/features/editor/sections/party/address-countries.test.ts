import { expect, test } from 'vitest';
import { listCountries } from './address-countries.ts';

test('France comes first, the others in the order of their names', () => {
  const labels = listCountries('all', 'FR').map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(['France', 'Afrique du Sud', 'Algérie']);
  expect(labels.at(-1)).toBe('Viêt Nam');
});

test('a company of the Union is not in France, one beyond is in neither', () => {
  const union = listCountries('union', 'DE').map(({ value }) => value);
  expect(union).toContain('BE');
  expect(union).not.toContain('FR');
  const abroad = listCountries('abroad', 'CH').map(({ value }) => value);
  expect(abroad).toEqual(expect.arrayContaining(['CH', 'GB', 'US', 'NC']));
  expect(abroad).not.toContain('DE');
  expect(abroad).not.toContain('RE');
});

test('what does not suit invites to choose, what is rare keeps its code', () => {
  expect(listCountries('union', 'FR')[0]).toEqual({ value: 'FR', label: 'Choisissez le pays' });
  expect(listCountries('all', 'BT')[0]).toEqual({ value: 'BT', label: 'BT' });
});
