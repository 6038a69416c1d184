import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

test('a moment is said in the time of Paris', () => {
  expect(formatMoment(Date.parse('2026-11-28T09:12:00Z'))).toBe('28/11/2026 à 10:12');
  expect(formatMoment(Date.parse('2026-07-01T22:30:00Z'))).toBe('02/07/2026 à 00:30');
});
