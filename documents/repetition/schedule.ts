import { monthsLater } from '#documents/model/dates/add-months.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
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
  return monthsLater(first, step.months * rank, isMonthEnd ? 31 : undefined);
}

/** Documents are dated until then (BR-FR-03). */
const LAST_DATE = '2099-12-31';
