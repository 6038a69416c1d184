import { expect, test } from 'vitest';
import type { Schedule } from './repetition.ts';
import { dateAt, listDue, nextDate, resume } from './schedule.ts';

const monthly: Schedule = { every: 'month', first: '2026-12-31', isMonthEnd: false };
const first = (schedule: Schedule, count: number) =>
  Array.from({ length: count }, (_, rank) => dateAt(schedule, rank));

test.each<[Schedule['every'], string, boolean, string[]]>([
  ['month', '2027-01-31', false, ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
  ['month', '2027-02-28', false, ['2027-02-28', '2027-03-28', '2027-04-28', '2027-05-28']],
  ['month', '2027-02-28', true, ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  ['month', '2028-01-30', false, ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']],
  ['two-months', '2026-12-31', false, ['2026-12-31', '2027-02-28', '2027-04-30', '2027-06-30']],
  ['quarter', '2026-11-30', true, ['2026-11-30', '2027-02-28', '2027-05-31', '2027-08-31']],
  ['half-year', '2026-08-31', false, ['2026-08-31', '2027-02-28', '2027-08-31', '2028-02-29']],
  ['year', '2028-02-29', false, ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28']],
  ['week', '2026-12-28', false, ['2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18']],
  ['two-weeks', '2027-03-22', false, ['2027-03-22', '2027-04-05', '2027-04-19', '2027-05-03']],
])('every %s from %s, at the end of months: %s', (every, from, isMonthEnd, dates) => {
  expect(first({ every, first: from, isMonthEnd }, 4)).toEqual(dates);
});

test('it ends after its date, or after so many', () => {
  expect(first({ ...monthly, until: '2027-02-28' }, 4)).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
    null,
  ]);
  expect(first({ ...monthly, times: 1 }, 2)).toEqual(['2026-12-31', null]);
  expect(dateAt({ ...monthly, every: 'year' }, 74)).toBeNull();
});

test('dates missed during weeks away come each once, in order', () => {
  const state = { schedule: monthly, done: 0, isPaused: false };
  expect(listDue(state, '2026-12-30')).toEqual([]);
  expect(listDue(state, '2027-03-30')).toEqual([0, 1, 2]);
  expect(listDue({ ...state, done: 2 }, '2027-03-31')).toEqual([2, 3]);
  expect(nextDate({ ...state, done: 2 })).toBe('2027-02-28');
});

test('a pause prepares nothing, and what it missed is skipped', () => {
  const paused = { schedule: monthly, done: 1, isPaused: true };
  expect(listDue(paused, '2027-06-30')).toEqual([]);
  expect(nextDate(paused)).toBeNull();
  const resumed = resume(paused, '2027-03-31');
  expect(resumed).toEqual({ ...paused, done: 3, isPaused: false });
  expect(listDue(resumed, '2027-03-31')).toEqual([3]);
  expect(resume({ ...paused, schedule: { ...monthly, times: 2 } }, '2028-01-01').done).toBe(2);
});
