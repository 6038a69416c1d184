import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('signs are tied to what comes before or after', () => {
  expect(typeset('Escompte : 2 % soit « 40 € » ; vu ?')).toBe(
    'Escompte\u00a0: 2\u00a0% soit «\u00a040\u00a0€\u00a0»\u202f; vu\u202f?',
  );
  expect(typeset('facture n° F-1')).toBe('facture n°\u00a0F-1');
});

test('a sentence without signs stays as it is', () => {
  const sentence = "Option pour le paiement de la taxe d'après les débits";
  expect(typeset(sentence)).toBe(sentence);
  expect(typeset('https://exemple.fr:8080')).toBe('https://exemple.fr:8080');
});
