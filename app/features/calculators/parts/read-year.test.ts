import { expect, test } from 'vitest';
import { readYear, YEAR_EXAMPLE } from './read-year.ts';

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const read = (change: Partial<typeof YEAR_EXAMPLE>) =>
  readYear({ ...YEAR_EXAMPLE, year: '2026', ...change }, '2026-11-20');
const mixed = {
  ...{ activity: 'mixed', turnover: '80 000', services: '30 000' },
  ...{ previous: '80 000', previousServices: '30 000' },
};

test('the services of both years are judged', () => {
  expect(read(mixed).judged?.outcome).toBe('franchise');
  expect(read({ ...mixed, previousServices: '40 000' }).judged?.outcome).toBe('already-taxed');
});

test.each([
  [{ turnover: '' }, 'Écrivez votre chiffre d’affaires de l’année.'],
  [{ services: '' }, 'Écrivez aussi les services de l’année\u00a0: ils ont leur propre seuil.'],
  [
    { previousServices: '' },
    'Écrivez aussi les services de l’année précédente\u00a0: ils ont leur propre seuil.',
  ],
  [{ previous: '' }, /^Écrivez le chiffre d’affaires de l’année précédente, ou votre date/],
  [{ previous: '', start: '01/07/2026' }, /^Écrivez le chiffre d’affaires de l’année précédente/],
])('nothing is judged while a field that counts is empty: %j', (change, waiting) => {
  const year = read({ ...mixed, ...change });
  expect(year.judged).toBeNull();
  expect(year.waiting).toMatch(waiting);
});

test('a first year has no year before', () => {
  const first = { previous: '', previousServices: '', start: '01/07/2026' };
  expect(read({ ...mixed, ...first }).judged?.days).toBe(184);
});

test('what only a mixed activity counts is not waited for by another', () => {
  expect(read({ services: '', previousServices: 'x' }).judged?.outcome).toBe('taxed-next-year');
});

test('services above their turnover are refused on their field', () => {
  const year = read({ ...mixed, services: '80 000,01', previousServices: '90 000' });
  expect(plain(year.errors.services)).toBe(
    'Les services sont une part du chiffre d’affaires : écrivez 80 000,00 € au plus.',
  );
  expect(year.errors.previousServices).toMatch(/^Les services sont une part/);
  expect(year.judged).toBeNull();
});

test('a text that cannot be read is not taken for an empty one', () => {
  expect(read({ start: '01/07/2025' }).errors.start).toMatch(/^Écrivez un jour de 2026/);
  expect(read({ start: '01/07/2025' }).judged).toBeNull();
  expect(read({ previous: 'x', start: '01/07/2026' }).judged).toBeNull();
});
