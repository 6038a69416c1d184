/** « 30 novembre 2026 à 14:05 », Paris time. */
export function sayUntil(until: string): string {
  return FORMAT.format(new Date(until));
}

const FORMAT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});
