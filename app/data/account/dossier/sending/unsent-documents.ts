import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { stampOfDraft } from '#app/data/account/dossier/stamps.ts';
import type { Synced } from '#app/data/device/browser-schema.ts';

/** The stamps of documents whose version here is not in the account, oldest first. */
export async function listUnsentDocuments(): Promise<Map<string, string>> {
  const db = await openKept();
  const [ids, synced] = [
    await db.getAllKeysFromIndex('drafts', 'byDate'),
    await readSynced('doc/'),
  ];
  const unsent = new Map<string, string>();
  for (const id of ids) {
    const stamp = await readUnsentStamp(id, synced.get(id));
    if (stamp !== null) unsent.set(id, stamp);
  }
  return unsent;
}

/** An issued document never changes; a document in conflict waits for its user. */
export async function readUnsentStamp(
  id: string,
  known: Synced | undefined,
): Promise<string | null> {
  if (known?.isIssued) return null;
  const db = await openKept();
  const [stored, conflict] = [await db.get('drafts', id), await db.get('conflicts', id)];
  if (!stored || conflict) return null;
  const stamp = stampOfDraft(stored);
  return stamp === known?.stamp ? null : stamp;
}

/** Ids of the documents that were deleted here, and that the account still has. */
export async function listUnsentDeletions(): Promise<string[]> {
  const db = await openKept();
  const ids = new Set(await db.getAllKeys('drafts'));
  return [...(await readSynced('doc/')).keys()].filter((id) => !ids.has(id));
}

/** The sync records of one sort, by id. */
export async function readSynced(
  prefix: 'doc/' | 'link/' | 'mark/' | 'reminder/' | 'status/',
): Promise<Map<string, Synced>> {
  const db = await openKept();
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const entries = await db.getAll('synced', range);
  return new Map(entries.map((entry) => [entry.key.slice(prefix.length), entry]));
}
