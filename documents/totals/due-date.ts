import { addDays, endOfMonth } from '#documents/model/dates/calendar.ts';

export type DueRule =
  | { mode: 'on-receipt' }
  | { mode: 'net'; days: number }
  /** N days, then the end of that month. */
  | { mode: 'days-end-of-month'; days: number }
  /** The end of the month, then N days; both are read in « 45 jours fin de mois » (L441-10). */
  | { mode: 'end-of-month-days'; days: number };

/** The day of payment (BT-9) of a document issued on `issueDate`; both are `YYYY-MM-DD`. */
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
