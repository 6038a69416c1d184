import { expect, test } from 'vitest';
import { everyPage } from './every-page.ts';
import { findPage, pages, pagesAt, trailOf } from './pages.ts';
import { site } from './site.ts';

test.each(everyPage.map((page) => [page.path, page] as const))(
  '%s has a title, a description and a name of the lengths that search engines show',
  (_path, page) => {
    expect(page.title.length).toBeGreaterThan(0);
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThan(50);
    expect(page.description.length).toBeLessThanOrEqual(155);
    expect(page.name.length).toBeGreaterThan(0);
    expect(page.keywords.length).toBeGreaterThan(0);
    expect(new Date(page.updated).toISOString().slice(0, 10)).toBe(page.updated);
  },
);

test('no two pages share an address, a title or a description', () => {
  for (const field of ['path', 'title', 'description'] as const) {
    const values = everyPage.map((page) => page[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('the page above a page exists', () => {
  const paths = new Set(everyPage.map(({ path }) => path));
  const lost = everyPage.filter(({ parent }) => parent && !paths.has(parent));
  expect(lost).toEqual([]);
});

test('a breadcrumb leads from the home page to the page', () => {
  expect(trailOf({ path: '/aide', name: 'Aide' }).map(({ name }) => name)).toEqual([
    'Accueil',
    'Aide',
  ]);
  const below = trailOf({ path: '/devis/exemple', name: 'Exemple', parent: '/devis' });
  expect(below.map(({ path }) => path)).toEqual(['/', '/devis', '/devis/exemple']);
  expect(trailOf(pages[0])).toHaveLength(1);
});

test('the menu of documents has the six kinds', () => {
  expect(pagesAt('documents')).toHaveLength(6);
});

test('the description of the site fits where search engines show it', () => {
  expect(site.description.length).toBeLessThanOrEqual(155);
});

test('a page is found at its address, with or without a slash behind it', () => {
  expect(findPage('/devis/')).toBe(findPage('/devis'));
  expect(findPage('/')?.path).toBe('/');
  expect(findPage('/devis/exemple')).toBeNull();
});
