import { expect, test } from 'vitest';
import { explainIdentifier } from './explain-identifier.ts';

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const explain = (text: string) => explainIdentifier(text, null);
const problemsOf = (text: string) => explain(text)?.problems.map(plain);

// Valid identifiers of each form; those of La Poste pass by either sum.
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

test.each([
  ['GR123456789', 'vat', /^Aucun État de l’Union .* « GR ».*EL pour la Grèce/],
  ['GB 123 4567 89', 'vat', /^Aucun État de l’Union .* « GB »/],
  ['CHE-123.456.789 TVA', 'vat', /^Aucun État de l’Union .* « CH »/],
  ['US123', 'vat', /^Aucun État de l’Union/],
  ['GB29 NWBK 6016 1331 9268 20', 'iban', /^La clé de contrôle ne tombe pas juste/],
  ['FRO4 2004 1010 0505 0001 3M02 606', 'iban', /^Un IBAN commence par/],
])('« %s » is taken for a %s', (text, kind, problem) => {
  expect(explain(text)).toMatchObject({ kind, isValid: false });
  expect(problemsOf(text)?.[0]).toMatch(problem);
});

test.each([
  ['TVA FR44732829320', 'vat', 'FR 44 732 829 320'],
  ['N° TVA : FR 44 732829320', 'vat', 'FR 44 732 829 320'],
  ['n° de TVA intracommunautaire : FR44732829320', 'vat', 'FR 44 732 829 320'],
  ['Numéro de TVA intracom. FR44732829320', 'vat', 'FR 44 732 829 320'],
  ['VAT number: BE0123456789', 'vat', 'BE0123456789'],
  ['SIREN 732 829 320', 'siren', '732 829 320'],
  ['SIRET : 732 829 320 00074', 'siret', '732 829 320 00074'],
  ['siret73282932000074', 'siret', '732 829 320 00074'],
  ['N° SIRET\u00a0: 732 829 320 00074', 'siret', '732 829 320 00074'],
  ['IBAN : FR14 2004 1010 0505 0001 3M02 606', 'iban', 'FR14 2004 1010 0505 0001 3M02 606'],
  ['SI12345678', 'vat', 'SI12345678'],
  ['NO93 8601 1117 947', 'iban', 'NO93 8601 1117 947'],
])('« %s » is read without its label', (text, kind, written) => {
  const explained = explain(text);
  expect(explained).toMatchObject({ kind, isValid: true });
  expect(plain(explained?.written)).toBe(written);
});

test('a label tells the kind where nobody chose it', () => {
  expect(problemsOf('SIRET 732829320')).toEqual(['Un SIRET a 14 chiffres ; celui-ci en a 9.']);
  expect(explainIdentifier('N° SIREN : 732829320', 'siret')?.kind).toBe('siret');
  expect(explain('SIRET :')).toBeNull();
});

test('nothing, or what resembles no number, is not explained', () => {
  expect(explain(' ')).toBeNull();
  expect(explain('?')).toBeNull();
});
