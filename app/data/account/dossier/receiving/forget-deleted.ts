import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { reminderKeysOf } from '#app/data/account/dossier/sending/unsent-reminders.ts';
import { stampOfDraft } from '#app/data/account/dossier/stamps.ts';
import { keyOfRevived } from '#app/data/account/dossier/tell-elsewhere.ts';
import type { BrowserStore } from '#app/data/device/browser-schema.ts';
import { saveTypedText } from '#app/data/device/typed-text.ts';
import { tellBrought, tellRemoval } from '#app/data/device/watch-device.ts';
import { STORES } from './take-in.ts';

/** Deleted elsewhere; a document changed here since then comes back as a new one. */
export async function forgetDeleted(id: string): Promise<void> {
  await saveTypedText();
  const db = await openKept();
  const transaction = db.transaction(STORES, 'readwrite');
  const [own, known, reminders] = await Promise.all([
    transaction.objectStore('drafts').get(id),
    transaction.objectStore('synced').get(`doc/${id}`),
    transaction.objectStore('reminders').index('byDocument').getAllKeys(id),
  ]);
  if (!known) return transaction.done;
  transaction.objectStore('synced').delete(`doc/${id}`);
  transaction.objectStore('synced').delete(reminderKeysOf(id));
  transaction.objectStore('conflicts').delete(id);
  const isGone = own !== undefined && stampOfDraft(own) === known.stamp;
  if (isGone) {
    for (const name of ['drafts', 'summaries', 'milestones'] as const)
      transaction.objectStore(name).delete(id);
    for (const key of reminders) transaction.objectStore('reminders').delete(key);
  } else if (own)
    await revive(transaction.objectStore('synced'), transaction.objectStore('links'), id);
  await transaction.done;
  if (isGone) tellRemoval(id);
  tellBrought(id);
}

/** Its milestone, its links and its reminders, which the account no longer has, are sent again. */
async function revive(synced: Store<'synced'>, links: Store<'links'>, id: string): Promise<void> {
  const ends = await Promise.all([
    links.index('byFrom').getAllKeys(id),
    links.index('byTo').getAllKeys(id),
  ]);
  synced.delete(`mark/${id}`);
  for (const key of ends.flat()) synced.delete(`link/${key}`);
  synced.put({ key: keyOfRevived(id), stamp: '' });
}

type Store<Name extends (typeof STORES)[number]> = BrowserStore<Name, typeof STORES>;
