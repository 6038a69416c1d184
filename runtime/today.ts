/** The day in France: the dates of an invoice are those of its place. */
export function getToday(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' }); // Swedish dates are ISO dates
}

/** A day that exists, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
}
