import { expect, test } from 'vitest';
import { todayInFrance } from './today.ts';

test('the day changes at midnight in France, in winter and in summer', () => {
  expect(todayInFrance(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(todayInFrance(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  expect(todayInFrance(new Date('2026-07-14T22:00:00Z'))).toBe('2026-07-15');
});
