import { openKept } from './open-kept.ts';
import { syncStore } from './sync-state.ts';

/**
 * Tells the pages which documents another device changed or deleted too. A note about a draft that
 * is gone from here is forgotten.
 */
export async function tellElsewhere(): Promise<void> {
  const db = await openKept();
  const transaction = db.transaction(['drafts', 'synced', 'conflicts'], 'readwrite');
  const [drafts, synced] = [transaction.objectStore('drafts'), transaction.objectStore('synced')];
  const conflicts: string[] = [];
  for (const { id, keptAs } of await transaction.objectStore('conflicts').getAll()) {
    if (keptAs === undefined || (await drafts.getKey(keptAs)) !== undefined) conflicts.push(id);
    else transaction.objectStore('conflicts').delete(id);
  }
  const revived: string[] = [];
  for (const key of await synced.getAllKeys(IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`))) {
    const id = key.slice(PREFIX.length);
    if ((await drafts.getKey(id)) !== undefined) revived.push(id);
    else synced.delete(key);
  }
  await transaction.done;
  syncStore.set({ ...pick('conflicts', conflicts), ...pick('revived', revived) });
}

/** The user has read that the document came back. */
export async function forgetRevived(id: string): Promise<void> {
  await (await openKept()).delete('synced', keyOfRevived(id));
  await tellElsewhere();
}

/** Deleted on another device, and saved again from this one. */
export async function noteRevived(id: string): Promise<void> {
  await (await openKept()).put('synced', { key: keyOfRevived(id), stamp: '' });
  await tellElsewhere();
}

export function keyOfRevived(id: string): string {
  return `${PREFIX}${id}`;
}

/** Equal lists notify nobody. */
function pick<Name extends 'conflicts' | 'revived'>(name: Name, ids: readonly string[]) {
  return syncStore.get()[name].join() === ids.join() ? {} : { [name]: ids };
}

const PREFIX = 'back/';
