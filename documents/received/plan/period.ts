import { addMonths } from '#documents/model/dates/add-months.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import type { PartCondition } from '#documents/received/extended/extended-terms.ts';
import type { Tolerant } from '#documents/received/tolerant-invoice.ts';

type Delay = Pick<Tolerant<PartCondition>, 'period' | 'periodUnit'>;

/** A delay in days; null when it is none, or in another unit. */
export function countDelayDays({ period = '', periodUnit = 'DAY' }: Delay): number | null {
  const count = Number(period);
  if (period === '' || !Number.isInteger(count) || count < 0 || count > MAX_COUNT) return null;
  if (periodUnit === 'DAY') return count;
  return periodUnit === 'WEE' ? count * 7 : null;
}

/** The last day of a delay (UNECE Rec 20: days, weeks, months) that starts on `from`. */
export function endOfPeriod(delay: Delay, from: string | undefined): string | undefined {
  if (!from) return undefined;
  const days = countDelayDays(delay);
  if (days !== null) return addDays(from, days);
  const months = countDelayDays({ ...delay, periodUnit: 'DAY' });
  return delay.periodUnit === 'MON' && months !== null ? addMonths(from, months) : undefined;
}

/** Longer than any delay of payment, and within the calendar of the model. */
const MAX_COUNT = 3650;
