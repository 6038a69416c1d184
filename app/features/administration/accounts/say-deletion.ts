import { formatShortMoment } from '#app/features/administration/format-figures.ts';

/** Deletions run every hour: an account that is listed after its date is late. */
export function sayDeletion(dueAt: string, now = Date.now()): string {
  const moment = formatShortMoment(dueAt);
  return Date.parse(dueAt) > now
    ? `Sera supprimé le ${moment}`
    : `Devait être supprimé le ${moment}`;
}
