import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listRules } from '#documents/kinds/check-conformity.ts';
import { KIND_NAMES } from '#documents/model/subtypes.ts';

const page = readFileSync('docs/law-coverage.md', 'utf8');
const rules = KIND_NAMES.flatMap(listRules);

test('every rule cites its text', () => {
  expect(rules.filter(({ reference }) => reference.trim() === '').map(({ id }) => id)).toEqual([]);
});

test('every path that the page links exists', () => {
  const paths = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => `docs/${path}`);
  expect(paths.length).toBeGreaterThan(60);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('every rule and mention that the page names exists', () => {
  const known = new Set(rules.map(({ id }) => id));
  const mentions = globSync('documents/law/mentions/*.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const named = [...page.matchAll(/`([a-z-]+)`/g)].map(([, id = '']) => id);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((id) => !known.has(id) && !mentions.includes(`'${id}'`))).toEqual([]);
});
