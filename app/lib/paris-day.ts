import { todayInFrance } from './today.ts';

export type ParisDay = { start: string; end: string };

/**
 * The Paris day that contains a moment, from 00:00:00.000 to 23:59:59.999 local time, as ISO 8601
 * instants: 23 or 25 hours long when the clocks change.
 */
export function parisDay(now: Date): ParisDay {
  const day = todayInFrance(now);
  const end = midnightOf(nextDay(day)) - 1;
  return { start: new Date(midnightOf(day)).toISOString(), end: new Date(end).toISOString() };
}

/** Paris is UTC+2 in summer and UTC+1 in winter. */
function midnightOf(day: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const summer = utc - 2 * HOUR_MS;
  return todayInFrance(new Date(summer)) === day ? summer : utc - HOUR_MS;
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);
}

const HOUR_MS = 3_600_000;
