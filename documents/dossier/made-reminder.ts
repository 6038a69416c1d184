import type { ReminderLevel } from '#documents/model/reminder.ts';

/** A reminder that was made for a document; `date` (YYYY-MM-DD) is that of its letter. */
export type MadeReminder = { id: string; documentId: string; level: ReminderLevel; date: string };

/** Made again on the same day, it is still one. */
export function toMadeReminder(
  documentId: string,
  { level, date }: Pick<MadeReminder, 'level' | 'date'>,
): MadeReminder {
  return { id: `${documentId}/${date}/${level}`, documentId, level, date };
}
