import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';

/** The end of a ban given as a Go duration (« 24h », « 2h45m ») from now; null for « none ». */
export function parseBan(text: string, now: Date): Date | null {
  if (text === 'none') return null;
  if (!/^(\d{1,9}(\.\d{1,3})?(ms|s|m|h))+$/.test(text))
    throw makeAuthRefusal(400, 'validation_failed', 'invalid format for ban duration');
  const parts = [...text.matchAll(/([\d.]+)(ms|s|m|h)/g)];
  const duration = parts.reduce((sum, [, count, unit]) => sum + Number(count) * msOf(unit), 0);
  return new Date(Math.min(now.getTime() + duration, MAX_TIME));
}

function msOf(unit: string | undefined): number {
  if (unit === 'h') return 3_600_000;
  if (unit === 'm') return 60_000;
  return unit === 's' ? 1000 : 1;
}

/** The latest date that common clients can parse. */
const MAX_TIME = Date.UTC(9999, 11, 31);
