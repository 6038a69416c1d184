import { expect, test } from 'vitest';
import { formatAdministration } from './report.ts';

const size = { users: 50_000, leads: 1_000_000, pdfs: 5_000_000, documents: 5_000_000 };
const again = { median: 900, p95: 950, count: 5 };

test.each([
  [1500, 'met'],
  [1501, '\\*\\*missed\\*\\*'],
])('a first load of %i ms is %s', (first, judged) => {
  const report = formatAdministration({ size, first, again, requests: [], details: [] }, '');
  expect(report).toMatch(new RegExp(`first load .* ${judged} \\|$`, 'm'));
});

test('the slowest requests come first, six at most', () => {
  const requests = [900, 800, 700, 600, 500, 400, 300].map((duration) => ({
    name: `n${duration}`,
    duration,
  }));
  const report = formatAdministration({ size, first: 1, again, requests, details: [] }, '');
  expect(report).toContain('n900 900 ms; n800 800 ms;');
  expect(report).not.toContain('n300');
});
