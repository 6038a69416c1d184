import { expect, test } from 'vitest';
import { capitalize } from './capitalize.ts';
import { foldAccents } from './fold-accents.ts';
import { isEmailAddress } from './is-email-address.ts';

test('a capital takes its accent with it', () => {
  expect(capitalize('échéance du mois')).toBe('Échéance du mois');
  expect(capitalize('')).toBe('');
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
