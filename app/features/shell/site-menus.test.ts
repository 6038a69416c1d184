import { expect, test } from 'vitest';
import { findPage, pages, pagesAt } from '#content/pages.ts';
import { pageStyleOf } from './page-style.ts';
import { documentsMenu, faqPage, guidesMenu, modelsPage, toolsMenu } from './site-menus.ts';

test('the menu of documents has the six kinds, then all of them', () => {
  expect(documentsMenu?.pages.map(({ path }) => path)).toEqual([
    ...pagesAt('documents').map(({ path }) => path),
    '/#documents',
  ]);
});

test('a menu holds nothing that has no row in the table', () => {
  const linked = [guidesMenu, documentsMenu, toolsMenu].flatMap((menu) => menu?.pages ?? []);
  const links = [...linked, faqPage, modelsPage].flatMap((page) => (page ? [page.path] : []));
  const paths: readonly string[] = pages.map(({ path }) => path);
  expect(links.filter((path) => !paths.includes(path.replace(/#.*/, '')))).toEqual([]);
});

test('links come with the rows of their pages', () => {
  expect(faqPage).toBe(findPage('/faq'));
  expect(modelsPage).toBe(findPage('/modeles'));
  expect(guidesMenu === null).toBe(pagesAt('guides').length === 0 && !findPage('/guides'));
});

test('the six generators have a page style of their own', () => {
  const styled = pages.filter(({ path }) => pageStyleOf(path) === 'generator');
  expect(styled).toHaveLength(6);
  expect(pageStyleOf('/inconnu')).toBe('content');
});

test('the home page and those of an account have their main action themselves', () => {
  expect(pageStyleOf('/')).toBe('home');
  for (const path of ['/documents', '/clients', '/account'])
    expect(pageStyleOf(path)).toBe('account');
  expect(pageStyleOf('/dossier')).toBe('content');
});
