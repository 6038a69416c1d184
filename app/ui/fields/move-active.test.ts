import { expect, test } from 'vitest';
import { moveActive } from './move-active.ts';

test('arrow down goes from the text through each option and back to the text', () => {
  expect([-1, 0, 1].map((active) => moveActive('ArrowDown', active, 2))).toEqual([0, 1, -1]);
});

test('arrow up goes the other way', () => {
  expect([-1, 1, 0].map((active) => moveActive('ArrowUp', active, 2))).toEqual([1, 0, -1]);
});

test('other keys, and an empty list, move nothing', () => {
  expect(moveActive('a', 0, 2)).toBeNull();
  expect(moveActive('ArrowDown', -1, 0)).toBeNull();
});
