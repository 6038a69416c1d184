import { expect, test } from 'vitest';
import { settleTabs } from './settle-tabs.ts';

test('a tab at rest takes what another one saved', () => {
  expect(settleTabs({ stored: { updatedAt: 20 }, knownAt: 10, isDirty: false })).toBe(
    'take-theirs',
  );
});

test('a tab in which someone types keeps its text', () => {
  expect(settleTabs({ stored: { updatedAt: 20 }, knownAt: 10, isDirty: true })).toBe('keep-mine');
});

test('what a tab already knows changes nothing', () => {
  expect(settleTabs({ stored: { updatedAt: 10 }, knownAt: 10, isDirty: true })).toBe('nothing');
});

test('a deleted draft is told', () => {
  expect(settleTabs({ stored: null, knownAt: 10, isDirty: false })).toBe('was-deleted');
});

test('what was issued is taken, whatever is typed here and whatever the clocks say', () => {
  const stored = { updatedAt: 5 };
  expect(settleTabs({ stored, knownAt: 10, isDirty: true, isFrozen: true })).toBe('was-issued');
});
