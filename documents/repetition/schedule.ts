import { addDays, endOfMonth } from '#documents/model/dates/calendar.ts';
import { type Repetition, type Schedule, STEPS } from './repetition.ts';

/** The date of that rank, from 0, or null when it ends before. */
export function dateAt(schedule: Schedule, rank: number): string | null {
  const { times, until } = schedule;
  if (times !== undefined && rank >= times) return null;
  const date = reckonDate(schedule, rank);
  return date > LAST_DATE || (until !== undefined && date > until) ? null : date;
}

/** The next date to prepare, come or not; null at the end and while it is paused. */
export function nextDate({ schedule, done, isPaused }: Progress): string | null {
  return isPaused ? null : dateAt(schedule, done);
}

/** The ranks whose date has come by `today`, in order: each is prepared once. */
export function listDue(repetition: Progress, today: string): number[] {
  const { schedule, isPaused, done } = repetition;
  const due: number[] = [];
  if (isPaused) return due;
  for (let rank = done; ; rank++) {
    const date = dateAt(schedule, rank);
    if (date === null || date > today) return due;
    due.push(rank);
  }
}

/** A repetition that goes on after a pause: the dates before `today` are skipped. */
export function resume<T extends Progress>(repetition: T, today: string): T {
  let { done } = repetition;
  for (;;) {
    const date = dateAt(repetition.schedule, done);
    if (date === null || date >= today) return { ...repetition, done, isPaused: false };
    done += 1;
  }
}

type Progress = Pick<Repetition, 'schedule' | 'done' | 'isPaused'>;

/** Even after the end of the schedule. */
export function reckonDate({ every, first, isMonthEnd }: Schedule, rank: number): string {
  const step = STEPS[every];
  if ('days' in step) return addDays(first, step.days * rank);
  return onDay(monthLater(first, step.months * rank), isMonthEnd ? 31 : Number(first.slice(8)));
}

/** The first day of the month so many months later. */
function monthLater(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

function onDay(firstDay: string, day: number): string {
  const last = Number(endOfMonth(firstDay).slice(8));
  return `${firstDay.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** Documents are dated until then (BR-FR-03). */
const LAST_DATE = '2099-12-31';
