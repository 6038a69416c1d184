import { expect, test } from 'vitest';
import { findCircle } from './refuse-circles.ts';

const graph = (imports: Record<string, string[]>) => findCircle(new Map(Object.entries(imports)));

test('chunks that import one another are named in their order', () => {
  expect(
    graph({ page: ['letters'], letters: ['law'], law: ['words'], words: ['letters'] }),
  ).toEqual(['letters', 'law', 'words', 'letters']);
  expect(graph({ law: ['law'] })).toEqual(['law', 'law']);
});

test('a chunk that several others import makes no circle', () => {
  expect(
    graph({ page: ['letters', 'law'], letters: ['law', 'ground'], law: ['ground'] }),
  ).toBeNull();
});
