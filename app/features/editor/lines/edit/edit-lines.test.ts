import { expect, test } from 'vitest';
import type { Line } from '#documents';
import { duplicateLine, insertLines, moveLine, removeLine, replaceLine } from './edit-lines.ts';

const [a, b, c]: [Line, Line, Line] = [
  { kind: 'section', name: 'a' },
  { kind: 'section', name: 'b' },
  { kind: 'section', name: 'c' },
];

test('a line moves to a position, the others close up', () => {
  expect(moveLine([a, b, c], 0, 2)).toEqual([b, c, a]);
  expect(moveLine([a, b, c], 2, 0)).toEqual([c, a, b]);
  expect(moveLine([a, b, c], 1, 1)).toEqual([a, b, c]);
});

test('out of bounds, a line stops at the end', () => {
  expect(moveLine([a, b, c], 0, 9)).toEqual([b, c, a]);
  expect(moveLine([a, b, c], 2, -4)).toEqual([c, a, b]);
  expect(moveLine([a, b, c], 7, 0)).toEqual([a, b, c]);
});

test('lines that are not touched stay the same objects', () => {
  const moved = moveLine([a, b, c], 0, 2);
  expect(moved[2]).toBe(a);
  expect(insertLines([a, b], 1, [c])).toEqual([a, c, b]);
  expect(removeLine([a, b, c], 1)).toEqual([a, c]);
  expect(replaceLine([a, b], 0, c)).toEqual([c, b]);
});

test('a copy comes right after, as another line', () => {
  const lines = duplicateLine([a, b], 0);
  expect(lines).toEqual([a, a, b]);
  expect(lines[1]).not.toBe(lines[0]);
  expect(duplicateLine([a], 3)).toEqual([a]);
});

test('the copy of a line of a situation says nothing of what was done of its quote', () => {
  const line = {
    ...{ kind: 'item' as const, name: 'Murs', quantity: '1', unit: 'LS', unitPrice: '50' },
    progress: { line: 1, agreed: '100', before: '0' },
  };
  const [kept, copy] = duplicateLine([line], 0);
  expect(kept).toBe(line);
  expect(copy).toEqual({ ...line, progress: undefined });
  expect(copy).not.toHaveProperty('progress');
});
