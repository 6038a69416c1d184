/** ISO time → « 20 novembre 2026 ». */
export function formatDay(time: string): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(new Date(time));
}

/** ISO time → « 20 novembre 2026 à 14:05 ». */
export function formatMoment(time: string): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(time),
  );
}
