import { expect, test } from 'vitest';
import { readText } from '#app/lib/search/read-words.ts';
import { createSiteSearch } from './create-site-search.ts';
import type { PageTexts, SearchedPage } from './searched-page.ts';

const pages: SearchedPage[] = [
  {
    path: '/articles/acompte-facture',
    title: 'Facture d’acompte : quand et comment la faire',
    summary: 'Une facture pour chaque acompte.',
    words: 'La facture d’acompte. TVA sur acompte',
    sections: [
      { id: 'solde', title: 'La facture de solde en trois gestes' },
      { id: 'arrhes', title: 'Acompte ou arrhes : les mots à écrire' },
    ],
  },
  { path: '/recu', title: 'Reçu de paiement', summary: 'Le reçu d’un paiement.', words: 'reçu' },
  { path: '/relance', title: 'Retard de paiement', summary: 'Relancer.', words: 'impayé' },
  { path: '/echeance', title: 'Échéance de paiement', summary: 'Le jour.', words: 'délai' },
];
const texts: PageTexts = { '/recu': readText('Un timbre sur la quittance.').join(' ') };

test('a page is opened at the section that says more of the words than its title', async () => {
  const search = createSiteSearch(pages, async () => ({}));
  expect(await search('arrhes ou acompte')).toMatchObject([
    { path: '/articles/acompte-facture#arrhes', section: 'Acompte ou arrhes : les mots à écrire' },
  ]);
  expect(await search('acomptes')).toMatchObject([
    { path: '/articles/acompte-facture', section: null },
  ]);
});

test('the texts are read once, and only for what few titles, headings and keywords say', async () => {
  let reads = 0;
  const search = createSiteSearch(pages, () => {
    reads += 1;
    return Promise.resolve(texts);
  });
  await search('paiement');
  expect(reads).toBe(0);
  expect((await search('timbre')).map(({ path }) => path)).toEqual(['/recu']);
  await search('quittance timbre');
  expect(reads).toBe(1);
});

test('where the texts cannot be read, what is known answers, and they are asked for again', async () => {
  let isOffline = true;
  const search = createSiteSearch(pages, () =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(texts),
  );
  expect((await search('reçu timbre')).map(({ path }) => path)).toEqual(['/recu']);
  expect(await search('timbre')).toEqual([]);
  isOffline = false;
  expect((await search('timbre')).map(({ path }) => path)).toEqual(['/recu']);
});
