import { expect, test } from 'vitest';
import type { Line } from '#documents';
import { followLine } from './follow-lines.ts';

const a: Line = { kind: 'section', name: 'a' };
const b: Line = { kind: 'section', name: 'b' };
const c: Line = { kind: 'section', name: 'c' };

test('a path follows its line to its new place', () => {
  expect(followLine('lines[2].name', [a, b, c], [c, a, b])).toBe('lines[0].name');
  expect(followLine('lines[0]', [a, b, c], [c, a, b])).toBe('lines[1]');
});

test('a path of a line that is gone leads nowhere', () => {
  expect(followLine('lines[1].name', [a, b, c], [a, c])).toBeNull();
});

test('an edited line keeps its place', () => {
  expect(followLine('lines[1].name', [a, b, c], [a, { ...b, name: 'B' }, c])).toBe('lines[1].name');
});

test('other paths stay', () => {
  expect(followLine('seller.name', [a], [])).toBe('seller.name');
  expect(followLine('lines', [a], [])).toBe('lines');
});
