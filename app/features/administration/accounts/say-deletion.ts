import { formatShortMoment } from '#app/features/administration/format-figures.ts';

/** What is due is deleted within the hour: an account that is still listed then is late. */
export function sayDeletion(dueAt: string, now = Date.now()): string {
  const moment = formatShortMoment(dueAt);
  return Date.parse(dueAt) > now
    ? `Sera supprimé le ${moment}`
    : `Devait être supprimé le ${moment}`;
}
