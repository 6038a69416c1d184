/** The day it is in France, YYYY-MM-DD, whatever the clock of the device says of its own place. */
export function todayInFrance(now: Date = new Date()): string {
  return FORMAT.format(now);
}

/** Sweden writes its dates as the norm does. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
