import { expect, test } from 'vitest';
import { createSearch } from './create-search.ts';

const pages = [
  { path: 'acompte', title: 'La facture d’acompte', text: 'Un acompte rendu par un avoir.' },
  { path: 'avoir', title: 'L’avoir, ou note de crédit', text: 'Rembourser un client.' },
  { path: 'union', title: 'Facturer dans l’Union européenne', text: 'Client d’un autre pays.' },
  { path: 'plombier', title: 'Modèle de devis pour plombier', text: 'TVA à 10 %, main-d’œuvre.' },
];
const search = createSearch(pages, [
  { name: 'title', weight: 4, read: ({ title }) => title },
  { name: 'text', weight: 1, read: ({ text }) => text },
]);
const ask = (question: string) => search(question).found;
const firstOf = (question: string) => ask(question)[0]?.page.path;

test.each([
  ['ACOMPTES', 'acompte'],
  ['accompte', 'acompte'],
  ['acomt', 'acompte'],
  ['plomb', 'plombier'],
  ['remboursement', 'avoir'],
  ['clients remboursés', 'avoir'],
  ['notes de credit', 'avoir'],
  ['intracommunautaire', 'union'],
  ['client allemand', 'union'],
  ['tva 10%', 'plombier'],
])('« %s » finds %s first', (question, path) => {
  expect(firstOf(question)).toBe(path);
});

test('any word counts, and a page that holds all of them comes first', () => {
  const found = ask('modèle de facture d’acompte zygomatique');
  expect(found.map(({ page }) => page.path)).toEqual(
    expect.arrayContaining(['acompte', 'plombier', 'union']),
  );
  expect(found.every(({ holdsAll }) => !holdsAll)).toBe(true);
  expect(ask('devis plombier')[0]).toMatchObject({ page: { path: 'plombier' }, holdsAll: true });
});

test('a word that a page holds is not taken for a slip of another', () => {
  expect(ask('rendu').map(({ page }) => page.path)).not.toContain('union');
});

test('it says which words of the pages answer each word that is asked', () => {
  const { asked } = search('acompte remboursable');
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain('acompt');
  expect(asked[1]).toContain('rembours');
});

test('nothing is found for what no page speaks of', () => {
  expect(ask('xylophone')).toEqual([]);
  expect(ask('comment faire')).toEqual([]);
  expect(ask('')).toEqual([]);
});
