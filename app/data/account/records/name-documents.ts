import { nameIssued } from '#app/data/account/dossier/name-issued.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { readKnown } from '#app/data/account/dossier/receiving/receive.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import { type RecordIds, recordIdsOf } from '#documents/dossier';

/**
 * Documents that count for nobody count for an entry of the account from now on: those that it has
 * issued there, the others here, from where they are sent. Rejects with a RecordsProblem.
 */
export async function nameDocuments(ids: readonly string[], named: RecordIds): Promise<void> {
  const known = await readKnown(ids);
  const issued = ids.filter((id) => known.get(id)?.isIssued);
  if (issued.length > 0) await nameIssued(issued, named);
  const others = ids.filter((id) => !known.get(id)?.isIssued);
  const db = await openKept();
  for (const id of others) {
    const transaction = db.transaction(['drafts', 'summaries'], 'readwrite');
    const stored = await transaction.objectStore('drafts').get(id);
    if (stored) {
      const kept = { ...stored, ...named, ...recordIdsOf(stored) };
      transaction.objectStore('drafts').put(kept);
      transaction.objectStore('summaries').delete(id);
    }
    await transaction.done;
    tellDevice(id);
  }
}
