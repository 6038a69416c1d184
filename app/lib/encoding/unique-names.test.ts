import { expect, test } from 'vitest';
import { createUniqueNames } from './unique-names.ts';

test('a name that is taken gets a count, whatever its case', () => {
  const unique = createUniqueNames();
  expect(['F-1 Dupont', 'f-1 dupont', 'F-1 Dupont', 'F-2'].map(unique)).toEqual([
    'F-1 Dupont',
    'f-1 dupont (2)',
    'F-1 Dupont (3)',
    'F-2',
  ]);
});

test('a name that looks counted already is left alone', () => {
  const unique = createUniqueNames();
  expect(['A (2)', 'A', 'A'].map(unique)).toEqual(['A (2)', 'A', 'A (3)']);
});

test('an extension stays at the end', () => {
  const unique = createUniqueNames();
  expect(['d/a.pdf', 'd/A.pdf', 'd/F-1.2026', 'd/F-1.2026'].map(unique)).toEqual([
    'd/a.pdf',
    'd/A (2).pdf',
    'd/F-1.2026',
    'd/F-1.2026 (2)',
  ]);
});
