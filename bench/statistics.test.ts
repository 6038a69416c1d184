import { expect, test } from 'vitest';
import { summarize } from './statistics.ts';

test('the median and the 95th percentile are measures of the series', () => {
  const measures = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(summarize(measures)).toEqual({ median: 50, p95: 95, count: 100 });
});

test('one measure is its own summary', () => {
  expect(summarize([7])).toEqual({ median: 7, p95: 7, count: 1 });
});

test('no measure gives no number', () => {
  expect(summarize([]).median).toBeNaN();
});
