import { expect, test } from 'vitest';
import { formatParisTime } from './format-paris-time.ts';

test('a moment is said in the time of Paris', () => {
  expect(formatParisTime(Date.parse('2026-11-28T09:12:00Z'))).toBe('28/11/2026\u00a0à\u00a010:12');
  expect(formatParisTime(Date.parse('2026-07-01T22:30:00Z'))).toBe('02/07/2026\u00a0à\u00a000:30');
});
