import { expect, test } from 'vitest';
import { agree } from './agree.ts';

test('a tab at rest takes what another one saved', () => {
  expect(agree({ stored: { updatedAt: 20 }, knownAt: 10, isDirty: false })).toBe('take-theirs');
});

test('a tab in which someone types keeps its text', () => {
  expect(agree({ stored: { updatedAt: 20 }, knownAt: 10, isDirty: true })).toBe('keep-mine');
});

test('what a tab already knows changes nothing', () => {
  expect(agree({ stored: { updatedAt: 10 }, knownAt: 10, isDirty: true })).toBe('nothing');
});

test('a deleted draft is told', () => {
  expect(agree({ stored: null, knownAt: 10, isDirty: false })).toBe('was-deleted');
});
