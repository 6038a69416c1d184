/**
 * Payment terms to dates. Dates are `YYYY-MM-DD`, without time zone.
 */
export type DueRule =
  | { mode: 'on-receipt' }
  | { mode: 'net'; days: number }
  /** N days, then the end of that month. */
  | { mode: 'days-end-of-month'; days: number }
  /** End of the month, then N days. Both readings of « 45 jours fin de mois » are admitted (C. com. L441-10). */
  | { mode: 'end-of-month-days'; days: number };

export function computeDueDate(issueDate: string, rule: DueRule): string {
  switch (rule.mode) {
    case 'on-receipt':
      return issueDate;
    case 'net':
      return addDays(issueDate, rule.days);
    case 'days-end-of-month':
      return endOfMonth(addDays(issueDate, rule.days));
    case 'end-of-month-days':
      return addDays(endOfMonth(issueDate), rule.days);
  }
}

export function addDays(date: string, days: number): string {
  return toIsoDate(Date.parse(`${date}T00:00:00Z`) + days * MILLISECONDS_PER_DAY);
}

/** Days from one date to the other, negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MILLISECONDS_PER_DAY);
}

export function endOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return toIsoDate(Date.UTC(year, month, 0));
}

function toIsoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const MILLISECONDS_PER_DAY = 86_400_000;
