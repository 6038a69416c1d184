import { expect, test } from 'vitest';
import { settleTabs } from './settle-tabs.ts';

const known = { known: [10], isDirty: false, origin: 'tab' } as const;

test('a tab at rest takes what another one saved', () => {
  expect(settleTabs({ ...known, stored: { updatedAt: 20 } })).toBe('take-theirs');
});

test('a tab in which someone types keeps its text', () => {
  expect(settleTabs({ ...known, stored: { updatedAt: 20 }, isDirty: true })).toBe('keep-mine');
});

test('what a tab already knows changes nothing', () => {
  expect(settleTabs({ ...known, stored: { updatedAt: 10 }, isDirty: true })).toBe('nothing');
});

test('a version of the account is another one, however early its clock', () => {
  const brought = { ...known, origin: 'account', stored: { updatedAt: 5 } } as const;
  expect(settleTabs(brought)).toBe('take-theirs');
  expect(settleTabs({ ...brought, isDirty: true })).toBe('keep-mine');
});

test('the version that a save is replacing is no other one', () => {
  const saving = { ...known, origin: 'account', known: [10, 20], isDirty: true } as const;
  expect(settleTabs({ ...saving, stored: { updatedAt: 10 } })).toBe('nothing');
  expect(settleTabs({ ...saving, stored: { updatedAt: 20 } })).toBe('nothing');
});

test('what was issued is taken, whatever is typed here and whatever the clocks say', () => {
  const frozen = { ...known, isFrozen: true, isDirty: true, stored: { updatedAt: 5 } };
  expect(settleTabs(frozen)).toBe('was-issued');
});
