import { expect, test } from 'vitest';
import { requireWording } from '#documents/law/facts/wordings.ts';
import { findDeadLinks } from './find-dead-links.ts';
import { findSharedPassages } from './find-shared-passages.ts';
import { findTypedLaw } from './find-typed-law.ts';
import { findTypography } from './find-typography.ts';

test.each([
  ['un taux de 20 %', ['20 %']],
  ['un plafond de 37\u202f500\u00a0€', ['37 500 €']],
  ['dès le 1er septembre 2026', ['1er septembre 2026']],
  ['avant le 01/09/2027', ['01/09/2027']],
  ['sous 30 jours', ['30 jours']],
  ['pendant deux ans', ['deux ans']],
  ['au 1er janvier suivant', []],
  ['loi n° 2025-1044 du 3 novembre 2025', []],
  ['Cass. 1re civ., 20 janvier 2021, n° 19-20.680', []],
  ['Cass., avis, 25 septembre 2025, puis le 3 mars 2026', ['3 mars 2026']],
  ['trois questions', []],
])('of « %s », what the law sets is found', (text, found) => {
  expect(findTypedLaw(text, [])).toEqual(found);
});

test('what the head allows stands, and a sentence of the law typed by hand does not', () => {
  expect(findTypedLaw('une vente à 100 €', ['100 €'])).toEqual([]);
  expect(findTypedLaw(`Écrivez ${requireWording('franchise')} sur la facture`, [])).toEqual([
    'the wording « franchise »',
  ]);
});

test.each([
  ['un "mot"', 1],
  ['suite...', 1],
  ['Vraiment?', 1],
  ['Attention: danger', 1],
  ['«mot»', 2],
  ['oui , non', 1],
  ['Etat membre', 1],
  ['« mot » : oui ; non ?', 0],
])('« %s » has as many faults of typography as expected', (text, count) => {
  expect(findTypography(text)).toHaveLength(count);
});

test('a long passage that two articles share is found once, a short one is not', () => {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `mot${from + index}`).join(' ');
  const articles = [
    { slug: 'a', text: `début ${words(0, 25)}` },
    { slug: 'b', text: `autre chose puis ${words(0, 25)}` },
    { slug: 'c', text: `enfin ${words(3, 15)} et rien` },
  ];
  expect(findSharedPassages(articles).map(({ slugs }) => slugs)).toEqual([['a', 'b']]);
});

test('links that lead nowhere are found, an article that is still to come is not', () => {
  const site = {
    paths: new Set(['/devis', '/articles/franchise-tva-concerne']),
    anchors: new Map([['/articles/franchise-tva-concerne', new Set(['questions'])]]),
  };
  const links = [
    '/devis',
    '/devi',
    '#questions',
    '#question',
    '/articles/franchise-tva-concerne#questions',
    '/articles/facture-proforma',
    '/articles/inconnu',
    'https://www.legifrance.gouv.fr/',
  ];
  expect(findDeadLinks('/articles/franchise-tva-concerne', links, site)).toEqual([
    '/devi',
    '#question',
    '/articles/inconnu',
  ]);
});
