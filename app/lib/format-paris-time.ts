/** « 28/11/2026 à 10:12 », in France whatever the device’s time zone. */
export function formatParisTime(milliseconds: number): string {
  return `${DAY.format(milliseconds)}\u00a0à\u00a0${HOUR.format(milliseconds)}`;
}

const timeZone = 'Europe/Paris';
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone });
const HOUR = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone });
