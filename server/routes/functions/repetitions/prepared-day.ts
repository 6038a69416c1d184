import { getToday } from '#runtime/today.ts';

/** The day whose dates are prepared, YYYY-MM-DD: that of Paris, from six in the morning on. */
export function readPreparedDay(now: Date): string {
  const today = getToday(now);
  return readHour(now) < FIRST_HOUR ? dayBefore(today) : today;
}

function readHour(now: Date): number {
  const time = { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Paris' } as const;
  return Number(now.toLocaleString('en-GB', time));
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

const FIRST_HOUR = 6;
const DAY_MS = 86_400_000;
