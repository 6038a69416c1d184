import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { type SearchEntry, searchOptions } from './search-options.ts';

const entries: SearchEntry[] = [
  {
    id: '/articles/penalites-retard-calcul',
    title: 'Pénalités de retard : calcul, taux et indemnité',
    summary: 'Montant × taux × jours.',
    words: 'intérêts de retard facture impayée',
  },
  {
    id: '/articles/devis-conforme',
    title: 'Faire un devis conforme',
    summary: 'Une offre qui engage.',
    words: 'durée de validité d’un devis',
  },
];
const index = new MiniSearch(searchOptions);
index.addAll(entries);
const read = MiniSearch.loadJSON<SearchEntry>(JSON.stringify(index), searchOptions);

test.each([
  ['penalites', ['/articles/penalites-retard-calcul']],
  ['PÉNALITÉ', ['/articles/penalites-retard-calcul']],
  ['interet', ['/articles/penalites-retard-calcul']],
  ['comment faire un devis', ['/articles/devis-conforme']],
  ['validite devi', ['/articles/devis-conforme']],
  ['penalitees', ['/articles/penalites-retard-calcul']],
  ['crocodile', []],
])('« %s » finds what it means, with or without accents', (query, ids) => {
  expect(read.search(query).map(({ id }) => id)).toEqual(ids);
});
