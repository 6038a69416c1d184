import { expect, test } from 'vitest';
import type { Line } from '#documents';
import {
  duplicateLine,
  insertLines,
  moveLine,
  removeLine,
  replaceLine,
} from './edit/edit-lines.ts';
import { createLineKeys } from './line-keys.ts';

const lines: Line[] = ['a', 'b', 'c'].map((name) => ({ kind: 'section', name }));

test('each line has its own key, and the same list gives the same keys', () => {
  const keysOf = createLineKeys();
  const keys = keysOf(lines);
  expect(new Set(keys).size).toBe(3);
  expect(keysOf(lines)).toBe(keys);
});

test('typing in a line changes no key, nor the list of keys', () => {
  const keysOf = createLineKeys();
  const keys = keysOf(lines);
  expect(keysOf(replaceLine(lines, 1, { kind: 'section', name: 'B' }))).toBe(keys);
});

test('a key follows its line', () => {
  const keysOf = createLineKeys();
  const [a, b, c] = keysOf(lines);
  expect(keysOf(moveLine(lines, 2, 0))).toEqual([c, a, b]);
});

test('a line that comes takes a new key, those below keep theirs', () => {
  const keysOf = createLineKeys();
  const [a, b, c] = keysOf(lines);
  const after = keysOf(insertLines(lines, 1, [{ kind: 'page-break' }]));
  expect([after[0], after[2], after[3]]).toEqual([a, b, c]);
  expect([a, b, c]).not.toContain(after[1]);
  expect(new Set(keysOf(duplicateLine(lines, 0))).size).toBe(4);
});

test('a line brought back by undo finds its key again', () => {
  const keysOf = createLineKeys();
  const keys = keysOf(lines);
  keysOf(removeLine(lines, 1));
  expect(keysOf([...lines])).toEqual(keys);
});

test('the same object twice is two lines', () => {
  const keysOf = createLineKeys();
  const [line] = lines;
  const keys = keysOf(line ? [line, line] : []);
  expect(new Set(keys).size).toBe(2);
});

test('a line that is replaced while others go keeps keys unique', () => {
  const keysOf = createLineKeys();
  keysOf(lines);
  const after = keysOf([{ kind: 'page-break' }, ...lines.slice(0, 2), { kind: 'page-break' }]);
  expect(new Set(after).size).toBe(4);
});
