import { supplyPeriodOf } from '#documents/kinds/conversions/periods/next-period.ts';
import { daysBetween, endOfMonth } from '#documents/model/dates/calendar.ts';
import { countWholeMonths } from '#documents/model/dates/whole-months.ts';
import type { Draft } from '#documents/model/draft.ts';
import { EVERY, type Every, type Schedule, STEPS } from './repetition.ts';
import { reckonDate } from './schedule.ts';

/**
 * As often as the period of the document says, else `every`, else each month; from its next date
 * after `today` (YYYY-MM-DD).
 */
export function proposeSchedule(
  model: Draft,
  { today, every = everyOf(model) }: { today: string; every?: Every },
): Schedule {
  const from = model.issueDate || today;
  const isMonthEnd = 'months' in STEPS[every] && from === endOfMonth(from);
  const schedule = { every, first: from, isMonthEnd };
  let rank = 1;
  while (reckonDate(schedule, rank) <= today) rank += 1;
  return { ...schedule, first: reckonDate(schedule, rank) };
}

/** The terms of a rent follow each other; anything else may be as often as its author wants. */
export function listEvery(model: Draft): readonly Every[] {
  return model.rent ? [everyOf(model)] : EVERY;
}

/** The shortest one that does not begin a period before the end of the one before. */
function everyOf(model: Draft): Every {
  const period = supplyPeriodOf(model);
  if (!period) return 'month';
  const days = daysBetween(period.start, period.end) + 1;
  const months = countWholeMonths(period.start, period.end) ?? 1;
  const isLongEnough = (every: Every) => {
    const step = STEPS[every];
    return 'days' in step ? days === step.days && !model.rent : step.months >= months;
  };
  return EVERY.find(isLongEnough) ?? 'year';
}
