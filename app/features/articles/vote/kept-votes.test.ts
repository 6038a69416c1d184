import { expect, test } from 'vitest';
import { hasVoted, keepVote } from './kept-votes.ts';

function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: () => null,
    removeItem: (key) => kept.delete(key),
    setItem: (key, value) => kept.set(key, value),
  };
}

test('a vote is kept for its page alone', () => {
  const storage = createStorage();
  expect(hasVoted('devis-conforme', () => storage)).toBe(false);
  keepVote('devis-conforme', () => storage);
  keepVote('devis-conforme', () => storage);
  expect(hasVoted('devis-conforme', () => storage)).toBe(true);
  expect(hasVoted('devis', () => storage)).toBe(false);
});

test('a browser that keeps nothing lets its visitor vote', () => {
  const closed = () => {
    throw new Error('The storage is closed');
  };
  keepVote('devis-conforme', closed);
  expect(hasVoted('devis-conforme', closed)).toBe(false);
});
