import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { countDocuments } from '#app/data/account/dossier/remote-documents.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';

/** Says how far the first copy of the account is, as this device knows it; done for good once. */
export async function tellCopy(): Promise<void> {
  const db = await openKept();
  if ((await db.get('synced', WHOLE)) !== undefined) return;
  const received = await db.count('synced', ofDocuments());
  syncStore.set({ copy: { received, total: syncStore.get().copy?.total ?? null } });
}

/** Asks once how many documents are to come. */
export async function countCopy(): Promise<void> {
  const { copy } = syncStore.get();
  if (copy === null || copy.total !== null) return;
  const total = await countDocuments();
  if (total.ok) syncStore.set({ copy: { ...copy, total: total.value } });
}

/** From now on this device has all that the account had at its last pull. */
export async function endCopy(): Promise<void> {
  const db = await openKept();
  await db.put('synced', { key: WHOLE, stamp: '' });
  syncStore.set({ copy: null });
}

const WHOLE = 'whole';
const ofDocuments = () => IDBKeyRange.bound('doc/', 'doc/\uffff');
