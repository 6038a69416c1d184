import type { ReminderLevel } from '#documents/model/reminder.ts';

/** The title and subject of each level. */
export const LEVEL_NAMES: Readonly<Record<ReminderLevel, { title: string; subject: string }>> = {
  friendly: { title: 'Rappel', subject: 'Rappel' },
  firm: { title: 'Relance', subject: 'Relance' },
  'formal-notice': { title: 'Mise en demeure', subject: 'Mise en demeure de payer' },
};

/** Customary days after the due date: J+1, J+15, J+30. */
export function proposeLevel(daysLate: number): ReminderLevel {
  if (daysLate < FIRM_FROM) return 'friendly';
  return daysLate < NOTICE_FROM ? 'firm' : 'formal-notice';
}

const FIRM_FROM = 15;
const NOTICE_FROM = 30;
