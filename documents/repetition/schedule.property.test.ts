import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { EVERY, type Schedule } from './repetition.ts';
import { listDue, reckonDate } from './schedule.ts';

const day = fc
  .integer({ min: 0, max: 7300 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));

const schedules: fc.Arbitrary<Schedule> = fc
  .record({
    every: fc.constantFrom(...EVERY),
    first: day,
    isMonthEnd: fc.boolean(),
  })
  .map((schedule) => ({ ...schedule, first: startOf(schedule) }));

/** The first date is one of the schedule. */
function startOf(schedule: Schedule): string {
  return schedule.isMonthEnd && !schedule.every.includes('week')
    ? lastOfMonth(new Date(`${schedule.first}T12:00:00Z`))
    : schedule.first;
}

function lastOfMonth(date: Date): string {
  const next = new Date(date);
  while (next.getUTCMonth() === date.getUTCMonth()) next.setUTCDate(next.getUTCDate() + 1);
  next.setUTCDate(next.getUTCDate() - 1);
  return next.toISOString().slice(0, 10);
}

const DAYS = { week: 7, 'two-weeks': 14 } as const;
const MONTHS = { month: 1, 'two-months': 2, quarter: 3, 'half-year': 6, year: 12 } as const;

/** Walks the calendar day by day, and keeps the days that a person would mark. */
function walk(schedule: Schedule, count: number): string[] {
  const { every, first, isMonthEnd } = schedule;
  const wanted = Number(first.slice(8));
  const found: string[] = [];
  const day = new Date(`${first}T12:00:00Z`);
  for (let since = 0, months = 0; found.length < count; since++) {
    const text = day.toISOString().slice(0, 10);
    const isOfWeeks = every === 'week' || every === 'two-weeks';
    const last = lastOfMonth(day);
    const isDay = isMonthEnd
      ? text === last
      : Number(text.slice(8)) === wanted || (text === last && Number(last.slice(8)) < wanted);
    const isOf = isOfWeeks ? since % DAYS[every] === 0 : isDay && months % MONTHS[every] === 0;
    if (isOf) found.push(text);
    const month = day.getUTCMonth();
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCMonth() !== month) months += 1;
  }
  return found;
}

test('1,000 schedules follow a calendar that is walked day by day', () => {
  checkProperty(
    fc.property(schedules, (schedule) => {
      const dates = Array.from({ length: 8 }, (_, rank) => reckonDate(schedule, rank));
      expect(dates).toEqual(walk(schedule, 8));
    }),
    { numRuns: 1000 },
  );
});

test('however often an application opens, each date is prepared once, in order', () => {
  checkProperty(
    fc.property(
      schedules,
      fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 12 }),
      (schedule, pauses) => {
        let [done, today] = [0, Date.parse(`${schedule.first}T12:00:00Z`)];
        const prepared: number[] = [];
        for (const days of pauses) {
          today += days * 86_400_000;
          const due = listDue({ schedule, done, isPaused: false }, isoOf(today));
          prepared.push(...due);
          done += due.length;
        }
        expect(prepared).toEqual(prepared.map((_, index) => index));
        const last = isoOf(today);
        if (pauses.length > 0) {
          expect(reckonDate(schedule, done) > last).toBe(true);
          expect(done === 0 || reckonDate(schedule, done - 1) <= last).toBe(true);
        }
      },
    ),
  );
});

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
