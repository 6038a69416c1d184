import { expect, test } from 'vitest';
import { parseFrontMatter } from './front-matter.ts';
import { chapterOf, orderOf, plan, plannedSlugs } from './plan.ts';

const head = {
  title: 'Faire un devis conforme',
  name: 'Le devis',
  description: 'Quand il est obligatoire et ce qu’il contient.',
  summary: 'Une offre qui engage.',
  chapter: 'chapitre-4-devis-acomptes',
  order: 1,
  published: '2026-11-24',
  updated: '2026-11-24',
  verified: '2026-11-20',
  keywords: ['devis', 'devis conforme'],
  related: ['acompte-facture'],
  legal: ['C. civ., art. 1103'],
};

test('the plan has eight chapters and forty articles, each once', () => {
  expect(plan).toHaveLength(8);
  expect(plannedSlugs).toHaveLength(48);
  expect(new Set(plannedSlugs).size).toBe(48);
  expect(chapterOf('devis-conforme')).toBe('chapitre-4-devis-acomptes');
  expect(orderOf('devis-conforme')).toBe(orderOf('chapitre-4-devis-acomptes') + 1);
});

test('a head that is complete is taken with its slug', () => {
  expect(parseFrontMatter('devis-conforme', head)).toEqual({
    ...head,
    slug: 'devis-conforme',
    allowed: {},
    unsourced: {},
  });
});

test.each([
  ['a title too long for search engines', { title: 'a'.repeat(61) }, 'title'],
  ['a description too long', { description: 'a'.repeat(156) }, 'description'],
  ['no text of law', { legal: [] }, 'legal'],
  ['a day that is none', { verified: '20/11/2026' }, 'verified'],
  ['another chapter', { chapter: 'chapitre-1-bases-facturation' }, 'chapter: expected chapitre-4'],
  ['another place', { order: 3 }, 'order: expected 1'],
  ['an update before its birth', { updated: '2026-11-01' }, 'updated'],
  ['a related article of no plan', { related: ['devis-parfait'] }, 'devis-parfait'],
  ['itself among the related', { related: ['devis-conforme'] }, 'not related to itself'],
  ['a word that means nothing', { author: 'Léa' }, 'author'],
])('%s is refused', (_, change, fault) => {
  expect(() => parseFrontMatter('devis-conforme', { ...head, ...change })).toThrow(fault);
});

test('a slug that the plan has not is refused', () => {
  expect(() => parseFrontMatter('devis-parfait', head)).toThrow('plan.ts');
});
