import { expect, test } from 'vitest';
import { formatExport } from './report.ts';

test('an export says its size and memory', () => {
  const measured = { documents: 10_000, size: 448_910_000 };
  const report = formatExport([{ ...measured, page: 80.4, browser: 512.7, server: 33 }], '');
  expect(report).toContain('| 10,000 | 448.9 MB | 80 MB | 513 MB | 33 MB |');
});
