import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listArticleFiles } from '#content/articles/read-front-matter.ts';
import { requireCalculatorName } from './calculator-names.ts';

const embedded = Object.fromEntries(
  listArticleFiles().map(({ path, slug }) => {
    const names = readFileSync(path, 'utf8').matchAll(/<Calculateur nom="([^"]*)"/g);
    return [slug, [...names].map(([, name = '']) => name)];
  }),
);

test('an article names calculators that exist', () => {
  for (const name of Object.values(embedded).flat()) expect(requireCalculatorName(name)).toBe(name);
  expect(() => requireCalculatorName('tva')).toThrow('No calculator is called « tva »');
});

test.each([
  ['facture-ttc-vs-ht', 'ht-ttc'],
  ['franchise-tva-concerne', 'seuils'],
  ['tva-intracommunautaire-europe', 'numeros'],
  ['delais-paiement-legaux', 'echeance'],
  ['penalites-retard-calcul', 'penalites-retard'],
  ['quittance-loyer-vs-facture', 'prorata-loyer'],
])('%s has the calculator that its reader needs', (slug, name) => {
  expect(embedded[slug]).toEqual([name]);
});
