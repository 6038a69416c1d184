import type { MadeReminder } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import { tellDevice } from './watch-device.ts';

export async function noteReminders(made: readonly MadeReminder[]): Promise<void> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction('reminders', 'readwrite');
  for (const reminder of made) transaction.store.put(reminder);
  await transaction.done;
  for (const { documentId } of made) tellDevice(documentId);
}

export async function forgetReminder({ id, documentId }: MadeReminder): Promise<void> {
  await (await openBrowserDatabase()).delete('reminders', id);
  tellDevice(documentId);
}
