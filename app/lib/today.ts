/** YYYY-MM-DD in France, whatever the device’s time zone. */
export function todayInFrance(now: Date = new Date()): string {
  return FORMAT.format(now);
}

/** Swedish dates are in ISO 8601 order. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
