import { capitalize, type Draft, formatLongPeriod, formatShortDate } from '#documents';

/** « Novembre 2026 · terme à échoir · dû le 01/11/2026 » */
export function summarizeTerm({ supply, rent, dueDate }: Draft): string {
  const parts = [
    formatLongPeriod(supply?.start, supply?.end) || 'période à indiquer',
    rent?.term === 'in-arrears' ? 'terme échu' : 'terme à échoir',
    rent?.prorata && 'au prorata',
    dueDate && `dû le ${formatShortDate(dueDate)}`,
  ];
  return capitalize(parts.filter(Boolean).join(' · '));
}
