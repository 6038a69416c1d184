import { expect, test } from 'vitest';
import { explainIdentifier } from './explain-identifier.ts';

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const explain = (text: string) => explainIdentifier(text, null);
const problemsOf = (text: string) => explain(text)?.problems.map(plain);

// The examples of droit-facturation § 12.
test.each([
  ['732 829 320', 'siren', '732 829 320'],
  ['732 829 320 00074', 'siret', '732 829 320 00074'],
  ['356 000 000 00048', 'siret', '356 000 000 00048'],
  ['356 000 000 49837', 'siret', '356 000 000 49837'],
  ['fr 44 732829320', 'vat', 'FR 44 732 829 320'],
  ['FR83404833048', 'vat', 'FR 83 404 833 048'],
  ['FR14 2004 1010 0505 0001 3M02 606', 'iban', 'FR14 2004 1010 0505 0001 3M02 606'],
  ['BE-0123.456.789', 'vat', 'BE0123456789'],
])('%s is a well formed %s', (text, kind, written) => {
  const explained = explain(text);
  expect(explained).toMatchObject({ kind, isValid: true, problems: [] });
  expect(plain(explained?.written)).toBe(written);
});

test('a SIREN gives its VAT number, a SIRET its SIREN too', () => {
  const derived = (text: string) => explain(text)?.derived.map(({ value }) => plain(value));
  expect(derived('732829320')).toEqual(['FR 44 732 829 320']);
  expect(derived('73282932000074')).toEqual(['732 829 320', '00074', 'FR 44 732 829 320']);
});

test.each([
  ['73282932', 'Un SIREN a 9 chiffres ; celui-ci en a 8.'],
  [
    '732829321',
    'La clé de contrôle ne tombe pas juste : un chiffre est faux, ou deux chiffres sont inversés.',
  ],
  ['7328293200007', 'Un SIRET a 14 chiffres ; celui-ci en a 13.'],
  ['FR45732829320', /elle vaut 44, et le numéro est FR 44 732 829 320/],
  ['DE12345', 'Après DE viennent 9 chiffres, par exemple DE123456789.'],
  ['FR1420041010050500013M0260', 'Un IBAN français a 27 caractères ; celui-ci en a 26.'],
  ['FR1420041010050500013M02607', /^La clé de contrôle ne tombe pas juste : un caractère/],
])('%s is refused with what is wrong', (text, problem) => {
  expect(problemsOf(text)?.[0]).toMatch(problem);
});

test('a number that is said to be of a kind is judged as one', () => {
  expect(explainIdentifier('12 AB', 'siren')?.problems.map(plain)).toEqual([
    'Un SIREN n’a que des chiffres : retirez « A B ».',
  ]);
  expect(explainIdentifier('US123', 'vat')?.problems[0]).toMatch(/^Aucun État de l’Union/);
  expect(explainIdentifier('12', 'iban')?.problems[0]).toMatch(/^Un IBAN commence par/);
});

test('nothing, or what resembles no number, is not explained', () => {
  expect(explain(' ')).toBeNull();
  expect(explain('?')).toBeNull();
});
