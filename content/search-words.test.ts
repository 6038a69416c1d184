import { expect, test } from 'vitest';
import { emptyWords, relatedWords, sameWords } from './search-words.ts';

test('an expression has one meaning', () => {
  const expressions = sameWords.flat().map((expression) => expression.toLowerCase());
  expect(new Set(expressions).size).toBe(expressions.length);
});

test('no word of the trade is taken for an empty one', () => {
  const words = [...sameWords.flat(), ...Object.keys(relatedWords)];
  expect(words.filter((word) => emptyWords.includes(word.toLowerCase()))).toEqual([]);
});
