import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { changeSchedule } from './change-schedule.ts';
import { prepareOccurrence } from './prepare-occurrence.ts';
import type { Schedule } from './repetition.ts';
import { dateAt } from './schedule.ts';

const model = {
  ...requireDraft(samples.menuisier),
  issueDate: '2026-10-31',
  supply: { start: '2026-10-01', end: '2026-10-31' },
};
const schedule: Schedule = { every: 'month', first: '2026-11-30', isMonthEnd: true };

function nextOf(asked: Schedule, { done = 1, modelDate = '' } = {}) {
  const changed = changeSchedule({ model, schedule, done }, asked, modelDate || undefined);
  const prepared = { model, prices: 'kept' as const, schedule: changed.schedule };
  const made = prepareOccurrence(prepared, { rank: changed.done, today: '2026-12-01' });
  return [dateAt(changed.schedule, changed.done), made.supply?.start];
}

test('a date that moves by a day goes on with the same period', () => {
  const asked = (first: string) => ({ every: 'month', first, isMonthEnd: false }) as const;
  expect(nextOf(asked('2026-12-31'))).toEqual(['2026-12-31', '2026-12-01']);
  expect(nextOf(asked('2027-01-01'))).toEqual(['2027-01-01', '2026-12-01']);
  expect(nextOf(asked('2027-01-02'), { done: 2 })).toEqual(['2027-01-02', '2027-01-01']);
});

test('an end that changes keeps the days, and what is done of them', () => {
  const thirtieth: Schedule = { every: 'month', first: '2027-01-30', isMonthEnd: false };
  const asked = { ...thirtieth, first: '2027-02-28', times: 3 };
  const changed = changeSchedule({ model, schedule: thirtieth, done: 1 }, asked);
  expect(changed).toEqual({ schedule: { ...thirtieth, modelRank: -1, times: 4 }, done: 1 });
  expect(dateAt(changed.schedule, 2)).toBe('2027-03-30');
});

test('a document that was prepared late keeps its period when it becomes the model', () => {
  const asked = { ...schedule, first: '2027-02-28' };
  const late = {
    ...model,
    issueDate: '2027-02-10',
    supply: { start: '2026-12-01', end: '2026-12-31' },
  };
  const changed = changeSchedule({ model, schedule, done: 3 }, asked, '2026-12-31');
  const prepared = { model: late, prices: 'kept' as const, schedule: changed.schedule };
  const made = prepareOccurrence(prepared, { rank: changed.done, today: '2027-02-28' });
  expect(made.supply?.start).toBe('2027-02-01');
});

test('another frequency begins at its own date, by the date of the model', () => {
  const quarterly: Schedule = { every: 'quarter', first: '2027-01-31', isMonthEnd: true };
  expect(nextOf(quarterly)).toEqual(['2027-01-31', '2027-01-01']);
});
