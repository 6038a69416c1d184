import { expect, test } from 'vitest';
import { summarize } from './statistics.ts';

test('a summary gives measures that were made, whatever their order', () => {
  const measures = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(summarize(measures)).toEqual({ median: 10, p95: 19, count: 20 });
  expect(summarize([7])).toEqual({ median: 7, p95: 7, count: 1 });
});

test('no measure has no median', () => {
  expect(summarize([]).median).toBeNaN();
});
