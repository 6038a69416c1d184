import { expect, test } from 'vitest';
import { isUnder } from './reveal-store.ts';

test('a path is under itself and what holds it, step by step', () => {
  expect(isUnder('lines[2].name', 'lines')).toBe(true);
  expect(isUnder('lines[2].name', 'lines[2]')).toBe(true);
  expect(isUnder('lines[2].name', 'lines[2].name')).toBe(true);
});

test('a path that only starts with the same letters is not under it', () => {
  expect(isUnder('lines[0].unitPrice', 'lines[0].unit')).toBe(false);
  expect(isUnder('lines[20]', 'lines[2]')).toBe(false);
});
