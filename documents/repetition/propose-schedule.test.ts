import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { listEvery, proposeSchedule } from './propose-schedule.ts';

const invoice = { ...requireDraft(samples.menuisier), supply: {} };
const propose = (issueDate: string, today: string, supply = {}) =>
  proposeSchedule({ ...invoice, issueDate, supply }, { today });

test('each month from the day of the document, the first date to come', () => {
  expect(propose('2026-11-12', '2026-11-20')).toEqual({
    every: 'month',
    first: '2026-12-12',
    isMonthEnd: false,
  });
  expect(propose('2026-08-12', '2026-11-20').first).toBe('2026-12-12');
  expect(propose('', '2026-11-20').first).toBe('2026-12-20');
});

test('the last day of a month stays the last', () => {
  expect(propose('2026-11-30', '2026-11-30')).toEqual({
    every: 'month',
    first: '2026-12-31',
    isMonthEnd: true,
  });
  const weekly = { ...invoice, issueDate: '2026-11-30' };
  expect(proposeSchedule(weekly, { today: '2026-12-01', every: 'week' })).toEqual({
    every: 'week',
    first: '2026-12-07',
    isMonthEnd: false,
  });
});

test('a period says how often', () => {
  const of = (start: string, end: string) => propose('2026-10-05', '2026-11-20', { start, end });
  expect(of('2026-07-01', '2026-09-30')).toMatchObject({ every: 'quarter', first: '2027-01-05' });
  expect(of('2026-01-01', '2026-12-31').every).toBe('year');
  expect(of('2026-10-01', '2026-10-05').every).toBe('month');
  expect(of('2026-11-23', '2026-11-29').every).toBe('week');
  expect(of('2026-09-01', '2027-06-30').every).toBe('year');
  expect(of('2026-09-01', '2026-12-31').every).toBe('half-year');
});

test('a rent repeats by its term only', () => {
  expect(listEvery(requireDraft(samples['quittance-appartement']))).toEqual(['month']);
  expect(listEvery(invoice)).toHaveLength(7);
});
