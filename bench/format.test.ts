import { expect, test } from 'vitest';
import { compareRow, durationRow, kilobytes, limitRow, table } from './format.ts';

const summary = (median: number) => ({ median, p95: 2 * median, count: 9 });

test('figures are aligned on the right, words and empty columns on the left', () => {
  const rows = [
    ['pdfkit', 12, '× 4.4', '≥ × 5: **missed**', ''],
    ['react-pdf', '1.5 kB', '–', '', ''],
  ];
  expect(table(['', 'size', 'ratio', '', ''], rows).split('\n')).toEqual([
    '|  | size | ratio |  |  |',
    '| --- | ---: | ---: | --- | --- |',
    '| pdfkit | 12 | × 4.4 | ≥ × 5: **missed** |  |',
    '| react-pdf | 1.5 kB | – |  |  |',
  ]);
});

test.each([
  [20, 'met'],
  [21, '**missed**'],
])('%i ms beside a peer of 10 is judged by the ratio of medians', (median, judged) => {
  const row = compareRow('a key', [summary(median), summary(10)], 2);
  expect(row).toEqual(['a key', '≤ × 2.00', row[2], row[3], judged]);
});

test('a size is shown with its target, a duration is judged alone', () => {
  expect(limitRow('code', 1500, { write: kilobytes })).toEqual(['code', '', '1.5 kB', '']);
  expect(durationRow('first file', 51, 50)).toEqual(['first file', '≤ 50.0 ms', '', '**missed**']);
});
