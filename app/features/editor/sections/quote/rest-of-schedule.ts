import { formatNumber, parseDecimal, toDecimal } from '#documents';

type Term = { percent: string };

/** The percentage left to share, as a decimal; zero when the terms exceed 100 %. */
export function restOfSchedule(schedule: readonly Term[]): string {
  return toDecimal(Math.max(0, missing(schedule)), SCALE);
}

/** « Il reste 30 % à répartir. » Empty without a schedule or when it is complete. */
export function describeRest(schedule: readonly Term[]): string {
  const rest = missing(schedule);
  if (schedule.length === 0 || rest === 0) return '';
  const percent = `${formatNumber(toDecimal(Math.abs(rest), SCALE))}\u00a0%`;
  return rest > 0 ? `Il reste ${percent} à répartir.` : `Il y a ${percent} de trop.`;
}

/** In hundredths of a percent. */
function missing(schedule: readonly Term[]): number {
  return schedule.reduce((rest, { percent }) => rest - (parseDecimal(percent, SCALE) ?? 0), WHOLE);
}

const SCALE = 2;
const WHOLE = 10_000;
