import { expect, test } from 'vitest';
import { readQuestion, readText } from './read-words.ts';

test.each([
  ['Pénalités', 'penalite'],
  ['L’œuvre d’un maître', 'oeuvre maitre'],
  ['qu’est-ce qu’un loyer', 'loyer'],
  ['10 %', '10%'],
  ['5.5', '5,5 %'],
  ['37 500 €', '37500 euros'],
  ['37\u202f500\u00a0€', '37500'],
  ['auto entrepreneur', 'micro-entreprise'],
  ['la TVA', 'tva'],
  ['note de crédit', 'avoirs'],
  ['factures dématérialisées', 'e-facture'],
  ['293B', 'art 293 B'],
])('« %s » asks for the same as « %s »', (one, other) => {
  expect(readQuestion(other)).toEqual(expect.arrayContaining(readQuestion(one)));
  expect(readQuestion(one).length).toBeGreaterThan(0);
});

test('a text has an expression under its one name and in its own words', () => {
  const [name = ''] = readQuestion('facture électronique');
  expect(readText('La facture électronique')).toEqual([
    ...readQuestion('facture'),
    ...readQuestion('électronique'),
    name,
  ]);
});

test('an expression begins and ends with a word: « ue » is none of « une rue »', () => {
  expect(readText('une rue')).toEqual(readQuestion('rue'));
});

test('words that say nothing, and single letters, ask for nothing', () => {
  expect(readQuestion('comment faire un J')).toEqual([]);
});
