import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
/** Code words that start with a top folder. */
const paths = [
  ...page.matchAll(
    /`((?:app|bench|cli|content|docs|documents|public|runtime|scripts|server|supabase|tests)\/[^`]*)`/g,
  ),
].map(([, path = '']) => path);

test('every path that the page names exists', () => {
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('every room of the domain and of the application has its row', () => {
  const rooms = globSync(['documents/*/', 'app/*/', 'app/features/*/']).map((room) => `${room}/`);
  const expected = rooms.filter((room) => room !== 'app/features/');
  expect(expected.length).toBeGreaterThan(25);
  expect(expected.filter((room) => !page.includes(`| \`${room}\``))).toEqual([]);
});

test('the page answers where four things are', () => {
  for (const asked of [
    'the status of a quote',
    'the text of a penalty',
    'a field of the buyer',
    'a read of `/rest/v1`',
  ]) {
    const row = page.split('\n').find((line) => line.startsWith(`| ${asked} `)) ?? '';
    expect(
      paths.filter((path) => row.includes(path)),
      asked,
    ).not.toEqual([]);
  }
});

test('the map is one page, and the pages that it leads to are there', () => {
  const [map = ''] = page.split('\n## How to add');
  expect(map.split('\n').length).toBeLessThanOrEqual(120);
  const pages = [...page.matchAll(/\]\(([\w/.-]+\.md)\)/g)].map(([, path]) => `docs/${path}`);
  expect(pages.length).toBeGreaterThan(4);
  expect(pages.filter((path) => !existsSync(path))).toEqual([]);
});

test('the page says how to add what a newcomer adds, each in a paragraph', () => {
  const [, ...ways] = page.split('\n## How to add ');
  expect(ways.map((way) => way.split('\n', 1)[0])).toEqual(
    expect.arrayContaining([
      'a field',
      'a kind',
      'a column',
      'a rule',
      'a page',
      'a function of the server',
    ]),
  );
  for (const way of ways) expect(way.split('\n').length, way).toBeLessThanOrEqual(25);
});
