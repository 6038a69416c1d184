import { expect, test } from 'vitest';
import { defaultLatePenalty, minimumLatePenalty } from './late-payment.ts';

test('the floor is three times the legal interest of the half-year', () => {
  expect(minimumLatePenalty('2025-06-30')).toBe(1113);
  expect(minimumLatePenalty('2025-07-01')).toBe(828);
  expect(minimumLatePenalty('2026-01-01')).toBe(786);
  expect(minimumLatePenalty('2026-11-20')).toBe(825);
});

test('the default is the ECB rate and ten points', () => {
  expect(defaultLatePenalty('2025-03-01')).toBe(1315);
  expect(defaultLatePenalty('2026-03-01')).toBe(1215);
  expect(defaultLatePenalty('2026-12-31')).toBe(1240);
});

test('a half-year that is not published has neither', () => {
  expect(minimumLatePenalty('2027-01-01')).toBeNull();
  expect(defaultLatePenalty('2024-12-31')).toBeNull();
});
