/** Today in France, YYYY-MM-DD, whatever time zone the device is in. */
export function todayInFrance(now: Date = new Date()): string {
  return FORMAT.format(now);
}

/** Swedish dates are written as ISO 8601 has them. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
