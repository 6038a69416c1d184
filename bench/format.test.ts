import { expect, test } from 'vitest';
import { compareRow, durationRow, kilobytes, limitRow, ratioOf, table } from './format.ts';

const summary = (median: number) => ({ median, p95: 2 * median, count: 9 });

test('figures are aligned on the right, words and empty columns on the left', () => {
  const rows = [
    ['pdfkit', 12, '× 4.4', '20 × 429, 3 × 200', '≥ × 5: **missed**'],
    ['react-pdf', '1,500.2 kB', '–', '7 (100)', ''],
  ];
  expect(table(['', 'size', 'ratio', 'got', ''], rows).split('\n')).toEqual([
    '|  | size | ratio | got |  |',
    '| --- | ---: | ---: | --- | --- |',
    '| pdfkit | 12 | × 4.4 | 20 × 429, 3 × 200 | ≥ × 5: **missed** |',
    '| react-pdf | 1,500.2 kB | – | 7 (100) |  |',
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

test('a measure that was not made, or got no answer, has no figure and no verdict', () => {
  expect(limitRow('code', undefined, { most: 1, write: kilobytes })).toEqual([
    'code',
    '≤ 0.0 kB',
    '–',
    '',
  ]);
  expect(durationRow('first file', undefined, 50).at(-1)).toBe('');
  expect([ratioOf(2, 0), ratioOf(0, 2), ratioOf(), ratioOf(1, 898)]).toEqual([
    '–',
    '–',
    '–',
    '< × 0.01',
  ]);
});
