import { expect, test } from 'vitest';
import { compareFigures } from './compare-figures.ts';
import { type Measure, parseKeptFigures, summarizeMeasures } from './figures.ts';

const plan = { atOnce: 4, seconds: 10, accounts: 4, took: 10 };
const series = (kind: string, times: readonly number[], failure: string | null = null) =>
  times.map((milliseconds): Measure => ({ kind, milliseconds, failure }));
const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test('each kind has its percentiles, of what was answered well, and errors are counted by code', () => {
  const figures = summarizeMeasures(
    [...series('save', hundred), ...series('read', [3]), ...series('read', [30_000], 'no_answer')],
    plan,
  );
  expect(figures).toEqual({
    ...{ atOnce: 4, seconds: 10, accounts: 4, requests: 102, perSecond: 10.1 },
    errors: { no_answer: 1 },
    kinds: {
      read: { requests: 2, errors: 1, medianMs: 3, p95Ms: 3, p99Ms: 3 },
      save: { requests: 100, errors: 0, medianMs: 50, p95Ms: 95, p99Ms: 99 },
    },
  });
});

test('a kind of which nothing was answered has no time', () => {
  expect(summarizeMeasures(series('list', [1, 2], '500'), plan).kinds).toEqual({
    list: { requests: 2, errors: 2, medianMs: null, p95Ms: null, p99Ms: null },
  });
});

test('figures are divided by the former ones, where both are there', () => {
  const former = {
    ...{ date: '2026-11-29T10:00:00.000Z', origin: 'https://www.exemple.fr', version: '0.1.0' },
    figures: summarizeMeasures(series('save', [10]), plan),
  };
  const now = summarizeMeasures([...series('save', [5]), ...series('list', [1])], {
    ...plan,
    seconds: 5,
    took: 5,
  });
  expect(compareFigures(now, former)).toEqual({
    ...{ date: former.date, origin: former.origin, version: '0.1.0', isSamePlan: false },
    perSecond: 4,
    kinds: {
      list: { median: null, p95: null, p99: null },
      save: { median: 0.5, p95: 0.5, p99: 0.5 },
    },
  });
  expect(parseKeptFigures(JSON.stringify(former))).toEqual(former);
  for (const other of ['', '{}', '[]', JSON.stringify({ ...former, figures: null })])
    expect(parseKeptFigures(other)).toBeNull();
});
