import { expect, test } from 'vitest';
import { formatAdministration } from './report.ts';

const size = { users: 50_000, leads: 1_000_000, pdfs: 5_000_000, documents: 5_000_000 };

test.each([
  [1500, 'met'],
  [1501, '**missed**'],
])('a first load of %i ms is %s', (first, judged) => {
  const report = formatAdministration({ size, first }, '');
  expect(report).toContain(`| first load | ≤ 1,500 ms | ${judged} |`);
});
