import { expect, test } from 'vitest';
import { sayDeletion } from './say-deletion.ts';

test('a deletion is announced for a day to come only', () => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  expect(sayDeletion('2026-12-01T09:00:00Z', now)).toMatch(/^Sera supprimé le 01\/12\/2026/);
  expect(sayDeletion('2026-11-28T11:59:59Z', now)).toMatch(/^Devait être supprimé le 28\/11\/2026/);
});
