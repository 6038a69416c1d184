import { daysBetween } from '#documents/model/dates/calendar.ts';
import type { Draft } from '#documents/model/draft.ts';
import { type Repetition, type Schedule, STEPS } from './repetition.ts';
import { dateAt } from './schedule.ts';

/** The rank of a model among new dates: its own date says how many periods before the first. */
export function rankOfModel(
  { issueDate }: Pick<Draft, 'issueDate'>,
  { every, first }: Pick<Schedule, 'every' | 'first'>,
): number {
  if (issueDate === '') return -1;
  const step = STEPS[every];
  const count =
    'days' in step
      ? daysBetween(issueDate, first) / step.days
      : (countMonths(first) - countMonths(issueDate)) / step.months;
  return -Math.max(1, Math.round(count));
}

/**
 * A repetition that changes goes on with the period after the last one that was prepared. Where its
 * dates stay, so does what is done of them; `times` of `asked` counts those to come. `modelDate`
 * is the date of the prepared document that becomes the model (YYYY-MM-DD).
 */
export function changeSchedule(
  { model, schedule, done }: Pick<Repetition, 'model' | 'schedule' | 'done'>,
  asked: Schedule,
  modelDate?: string,
): Pick<Repetition, 'schedule' | 'done'> {
  const modelRank = modelDate
    ? rankAt(schedule, { date: modelDate, done })
    : (schedule.modelRank ?? -1);
  const { times, ...dates } = asked;
  if (
    isSame(asked, { ...schedule, first: dateAt(schedule, done) ?? schedule.first }) &&
    modelRank !== null
  )
    return {
      schedule: {
        ...{ ...dates, first: schedule.first, modelRank },
        ...(times !== undefined && { times: done + times }),
      },
      done,
    };
  const isKept = asked.every === schedule.every && modelRank !== null;
  const guessed = rankOfModel(modelDate ? { issueDate: modelDate } : model, asked);
  return { schedule: { ...asked, modelRank: isKept ? modelRank - done : guessed }, done: 0 };
}

function isSame(one: Schedule, other: Schedule): boolean {
  return (
    one.every === other.every && one.first === other.first && one.isMonthEnd === other.isMonthEnd
  );
}

/** Null for a date that the schedule no longer has. */
function rankAt(schedule: Schedule, { date, done }: { date: string; done: number }): number | null {
  for (let rank = done - 1; rank >= 0; rank--) if (dateAt(schedule, rank) === date) return rank;
  return null;
}

function countMonths(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
