import { expect, test } from 'vitest';
import { answerQuestions } from './answer-questions.ts';
import { createQuestionSearch } from './create-question-search.ts';

const search = createQuestionSearch(answerQuestions().flatMap(({ questions }) => questions));
const firstIds = (text: string) =>
  search(text)
    .slice(0, 4)
    .map(({ id }) => id);

test.each([
  ['facture rejetée', 'facture-rejetee'],
  ['FACTURE REJETEE', 'facture-rejetee'],
  ['quelle plateforme choisir', 'choisir-plateforme'],
  ['déposée', 'deposee'],
  ['siret établissement fermé', 'mauvais-siret'],
  ['penalite', 'penalites-de-retard'],
  ['suprimer compte', 'supprimer-mon-compte'],
  ['hors ligne', 'hors-ligne'],
  ['fournisseur pdf', 'fournisseur-envoie-un-pdf'],
  ['40 €', 'indemnite-forfaitaire'],
  ['arrhes', 'acompte-ou-arrhes'],
])('« %s » finds %s among the first', (text, id) => {
  expect(firstIds(text)).toContain(id);
});

test('where no question has all the words, those that have some come', () => {
  expect(firstIds('zygomatique quittance')).toContain('quittance-obligatoire');
});

test('what nothing speaks of finds nothing, nor do words that every question has', () => {
  expect(search('xylophone')).toEqual([]);
  expect(search('comment faire')).toEqual([]);
});
