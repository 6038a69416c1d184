import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getNumberPattern, keepNumberPattern } from './number-patterns.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('each series has its own pattern, and none is forgotten with another', () => {
  expect(getNumberPattern('a · F')).toBe('');
  expect(keepNumberPattern('a · F', '{NNN}/{MM}/{AAAA}')).toBe(true);
  expect(keepNumberPattern('b · F', 'F{A}-{NN}')).toBe(true);
  expect([getNumberPattern('a · F'), getNumberPattern('b · F')]).toEqual([
    ...['{NNN}/{MM}/{AAAA}', 'F{A}-{NN}'],
  ]);
  keepNumberPattern('a · F', '');
  expect([getNumberPattern('a · F'), getNumberPattern('b · F')]).toEqual(['', 'F{A}-{NN}']);
});

test('what is kept otherwise is no pattern', () => {
  for (const kept of ['[1]', '"F"', '{"a · F":{"x":1}}', '{', 'null']) {
    localStorage.setItem('facturier-number-patterns', kept);
    expect(getNumberPattern('a · F')).toBe('');
  }
});
