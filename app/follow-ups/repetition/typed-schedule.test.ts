import { expect, test } from 'vitest';
import { canBeMonthEnd, nextDates, readSchedule, typeSchedule } from './typed-schedule.ts';

const schedule = { every: 'month', first: '2026-12-31', isMonthEnd: true } as const;
const typed = typeSchedule(schedule);
const read = (change: Partial<typeof typed>) =>
  readSchedule({ ...typed, ...change }, { earliest: '2026-11-30' });

test('what is typed is read again', () => {
  for (const one of [schedule, { ...schedule, until: '2027-12-31' }, { ...schedule, times: 12 }])
    expect(readSchedule(typeSchedule(one), { earliest: '2026-11-30' })).toEqual({
      ok: true,
      schedule: one,
    });
  expect(typeSchedule({ ...schedule, times: 12 }, 5).times).toBe('7');
  expect(nextDates({ schedule: { ...schedule, times: 3 }, done: 1 }, 3)).toEqual([
    { rank: 1, date: '2027-01-31' },
    { rank: 2, date: '2027-02-28' },
  ]);
});

test('the day that is no last one is no end of month', () => {
  expect(read({ first: '2026-12-30' })).toMatchObject({ schedule: { isMonthEnd: false } });
  expect(canBeMonthEnd({ every: 'quarter', first: '2027-02-28' })).toBe(true);
  expect(canBeMonthEnd({ every: 'week', first: '2027-02-28' })).toBe(false);
});

test.each([
  [{ first: '' }, 'first', 'Donnez la date du prochain document.'],
  [{ first: '2026-11-29' }, 'first', 'Choisissez aujourd’hui ou une date à venir.'],
  [{ first: '2100-01-31' }, 'first', 'Choisissez une date avant 2100.'],
  [{ end: 'until' }, 'until', 'Donnez la dernière date.'],
  [{ end: 'until', until: '2026-12-01' }, 'until', 'Choisissez une date après celle du prochain.'],
  [{ end: 'times', times: '0' }, 'times', 'Donnez un nombre de 1 à 1000.'],
  [{ end: 'times', times: '2,5' }, 'times', 'Donnez un nombre de 1 à 1000.'],
] as const)('%j is refused at « %s »', (change, field, message) => {
  expect(read(change)).toEqual({ ok: false, field, message });
});

test('the date of the last document that was prepared does not come again', () => {
  const asked = { earliest: '2026-12-31', lastDone: '2026-12-31' };
  expect(readSchedule(typed, asked)).toMatchObject({
    field: 'first',
    message: 'Choisissez une date après celle du dernier document préparé.',
  });
  expect(readSchedule({ ...typed, first: '2027-01-01' }, asked).ok).toBe(true);
});
