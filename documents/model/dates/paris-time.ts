/** A moment (UTC, ISO 8601) in Paris: « 2026-11-30 » and « 18:12 ». */
export function toParisTime(moment: string): { date: string; time: string } {
  const utc = Date.parse(moment);
  const year = new Date(utc).getUTCFullYear();
  const isSummer = utc >= changeOf(year, MARCH) && utc < changeOf(year, OCTOBER);
  const local = new Date(utc + (isSummer ? 2 : 1) * HOUR).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/** Clocks change at 01:00 UTC on the last Sunday of the month (directive 2000/84/CE). */
function changeOf(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR;
}

const [MARCH, OCTOBER] = [2, 9];
const HOUR = 3_600_000;
