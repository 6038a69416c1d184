import { openKept } from '#app/data/account/dossier/open-kept.ts';
import type { MadeReminder } from '#documents/dossier';
import { readSynced } from './unsent-documents.ts';

/** What the account lacks, and the ids of what it has and this device no longer. */
export async function listUnsentReminders(): Promise<{
  made: readonly MadeReminder[];
  takenOut: readonly string[];
}> {
  const db = await openKept();
  const [all, synced] = [await db.getAll('reminders'), await readSynced('reminder/')];
  const kept = new Set(all.map(({ id }) => id));
  const made: MadeReminder[] = [];
  for (const reminder of all) {
    if (synced.has(reminder.id)) continue;
    // A letter may outlive the document that it was made of.
    if ((await db.getKey('drafts', reminder.documentId)) !== undefined) made.push(reminder);
  }
  return { made, takenOut: [...synced.keys()].filter((id) => !kept.has(id)) };
}

/** The key of a reminder that the account has, among the sync records. */
export function keyOfReminder(id: string): string {
  return `reminder/${id}`;
}

/** Those keys, of one document. */
export function reminderKeysOf(documentId: string): IDBKeyRange {
  const first = keyOfReminder(`${documentId}/`);
  return IDBKeyRange.bound(first, `${first}\uffff`);
}
