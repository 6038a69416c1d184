import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const named = [
  ...new Set([...page.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, file = '']) => file)),
];

test('every test that the page names is there', () => {
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('every row names a test', () => {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (---|who |what )/.test(line));
  expect(rows.filter((row) => !/test\.ts|conformance/.test(row))).toEqual([]);
});
