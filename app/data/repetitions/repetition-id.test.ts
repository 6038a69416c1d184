import { beforeEach, expect, test, vi } from 'vitest';
import { occurrenceId } from '#documents/dossier';
import { listRepetitionIds, repetitionIdFor } from './repetition-id.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
  return () => vi.unstubAllGlobals();
});

test('a document has one repetition for each keeper, and knows the one of its device', () => {
  const onDevice = repetitionIdFor('k3v9');
  expect(onDevice).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(repetitionIdFor('k3v9')).toBe(onDevice);
  expect(repetitionIdFor('k3v8')).not.toBe(onDevice);
  kept.set('facturier-keeper', 'a-user');
  expect(repetitionIdFor('k3v9')).not.toBe(onDevice);
  expect(listRepetitionIds('k3v9')).toEqual([repetitionIdFor('k3v9'), onDevice]);
});

test('a document that was prepared knows who prepared it first', () => {
  const maker = repetitionIdFor('k3v9');
  expect(listRepetitionIds(occurrenceId(maker, '2026-12-31'))[0]).toBe(maker);
});

test('ten thousand documents have ten thousand repetitions', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => repetitionIdFor(`document-${index}`));
  expect(new Set(ids).size).toBe(10_000);
});
