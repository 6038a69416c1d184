import { expect, test } from 'vitest';
import { wordsOf } from './kind-words.ts';

test('a feminine noun is said in the feminine', () => {
  const { title, plural, one, the, next, it, agree } = wordsOf('facture-auto-entrepreneur');
  expect([title, plural, one, the]).toEqual(['Facture', 'factures', 'une facture', 'la facture']);
  expect([wordsOf('quittance-loyer').this, next, it]).toEqual([
    'cette quittance',
    'la suivante',
    'la',
  ]);
  expect(agree('téléchargé')).toBe('téléchargée');
});

test('a vowel elides the article, and a final s is its own plural', () => {
  expect([wordsOf('avoir').the, wordsOf('avoir').this]).toEqual(['l’avoir', 'cet avoir']);
  expect([wordsOf('devis').plural, wordsOf('devis').this]).toEqual(['devis', 'ce devis']);
  expect(wordsOf('recu').agree('prêt')).toBe('prêt');
});
