import { expect, test } from 'vitest';
import { withOf, withOfThe, withThe } from './articles.ts';
import { capitalize, uncapitalize } from './capitalize.ts';
import { compactIdentifier } from './compact-identifier.ts';
import { foldAccents } from './fold-accents.ts';
import { emailAddressOf, isEmailAddress } from './is-email-address.ts';
import { nameDeposit } from './name-deposit.ts';

test('a capital takes its accent with it', () => {
  expect(capitalize('échéance du mois')).toBe('Échéance du mois');
  expect(capitalize('')).toBe('');
  expect(uncapitalize('Échéance')).toBe('échéance');
  expect(uncapitalize('SIREN')).toBe('SIREN');
});

test.each([
  { noun: 'devis', gender: 'masculine', said: ['le devis', 'du devis', 'de devis'] },
  { noun: 'facture', gender: 'feminine', said: ['la facture', 'de la facture', 'de facture'] },
  { noun: 'avoir', gender: 'masculine', said: ['l’avoir', 'de l’avoir', 'd’avoir'] },
  { noun: 'échéance', gender: 'feminine', said: ['l’échéance', 'de l’échéance', 'd’échéance'] },
] as const)('$noun takes its article', ({ noun, gender, said }) => {
  expect([withThe(noun, gender), withOfThe(noun, gender), withOf(noun)]).toEqual(said);
});

test('a Y is a vowel or not', () => {
  expect([withOf('Yves Martin'), withOf('Yann Martin')]).toEqual([
    'd’Yves Martin',
    'de Yann Martin',
  ]);
});

test('neither accents nor capitals tell two texts apart', () => {
  expect(foldAccents('Évreux')).toBe(foldAccents('EVREUX'));
  expect(foldAccents('Cafe\u0301')).toBe('cafe');
});

test.each(['nom@exemple.fr', 'a.b+c@sous.domaine.museum'])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each(['nom', 'nom@exemple', 'nom@exemple.f', 'nom@exemple.fr.', 'a b@c.fr', 'a@b@c.fr', ''])(
  '« %s » is none',
  (text) => {
    expect(isEmailAddress(text)).toBe(false);
  },
);

test('an identifier is kept without what people write to read it', () => {
  expect(compactIdentifier(' fr 44.732\u202f829-320 ')).toBe('FR44732829320');
});

test('only an address is given to write to', () => {
  expect(emailAddressOf({ email: 'nom@exemple.fr' })).toBe('nom@exemple.fr');
  expect(emailAddressOf({ email: 'pas un mail' })).toBe('');
  expect(emailAddressOf({})).toBe('');
});

test.each([
  ['', 'Acompte'],
  ['F-2026-0031', 'Acompte F-2026-0031'],
  ['Versement d’arrhes', 'Versement d’arrhes'],
  ['Acompte, espèces, 20/11', 'Acompte, espèces, 20/11'],
  ['Prime énergie', 'Prime énergie'],
  ['espèces', 'Acompte, espèces'],
  ['Chèque du 20/11', 'Acompte, Chèque du 20/11'],
  ['en liquide', 'Acompte, en liquide'],
  ['30 % à la commande', 'Acompte, 30 % à la commande'],
])('the deposit « %s » is named « %s »', (reference, name) => {
  expect(nameDeposit(reference, 'Acompte')).toBe(name);
});
