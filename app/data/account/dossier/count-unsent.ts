import { openKept } from './open-kept.ts';
import { isRefused } from './sending/refusals.ts';
import { listUnsentDeletions, listUnsentDocuments } from './sending/unsent-documents.ts';
import { listUnsentReminders } from './sending/unsent-reminders.ts';
import { stampOfLink } from './stamps.ts';

/** Documents and deletions that will be sent by themselves. */
export async function countWaiting(): Promise<number> {
  let count = (await listUnsentDeletions()).length;
  for (const [id, stamp] of await listUnsentDocuments())
    if (!(await isRefused(`doc/${id}`, stamp))) count += 1;
  return count;
}

/**
 * Everything that only this device has, refused or not: documents, versions in conflict, links,
 * milestones, payments and reminders, what was taken away included, and files.
 */
export async function countUnsent(): Promise<number> {
  const db = await openKept();
  const stamps = new Map<string, string>();
  for (const link of await db.getAll('links')) stamps.set(`link/${link.key}`, stampOfLink(link));
  for (const { id, name } of await db.getAll('milestones')) stamps.set(`mark/${id}`, name);
  // Without the rows of the address book, which come after and may be thousands.
  const synced = await db.getAll('synced', IDBKeyRange.upperBound('record'));
  const known = new Map(synced.map(({ key, stamp }) => [key, stamp]));
  const payments = await db.getAll('payments');
  const reminders = await listUnsentReminders();
  return (
    (await listUnsentDocuments()).size +
    (await listUnsentDeletions()).length +
    (await db.getAll('conflicts')).filter(({ keptAs }) => keptAs === undefined).length +
    [...stamps].filter(([key, stamp]) => known.get(key) !== stamp).length +
    synced.filter(({ key }) => /^(link|mark)\//.test(key) && !stamps.has(key)).length +
    synced.filter(({ key }) => key.startsWith('file/')).length +
    payments.filter(({ isWaiting }) => isWaiting).length +
    reminders.made.length +
    reminders.takenOut.length
  );
}
