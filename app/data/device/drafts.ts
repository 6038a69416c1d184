import type { DeletedDocument, DocumentLink, Milestone, StoredDraft } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import { tellDevice } from './watch-device.ts';

/** Drafts of this device, the newest first. */
export async function listDrafts(): Promise<StoredDraft[]> {
  const db = await openBrowserDatabase();
  return (await db.getAllFromIndex('drafts', 'byDate')).reverse();
}

export async function getDraft(id: string): Promise<StoredDraft | null> {
  const heldDraft = held.get(id);
  if (heldDraft) return heldDraft;
  const db = await openBrowserDatabase();
  return (await db.get('drafts', id)) ?? null;
}

/** Keeps a draft that the browser refuses for as long as this page is open. */
export function holdDraft(stored: StoredDraft): void {
  held.set(stored.id, stored);
}

/** Saves and tells the other tabs. Rejects when the browser has no room left or refuses. */
export async function saveDraft(stored: StoredDraft): Promise<void> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction('drafts', 'readwrite', { durability: 'relaxed' });
  transaction.store.put(stored);
  // A page that is being left has no time for the answer: what is asked for is committed at once.
  transaction.commit();
  await transaction.done;
  tellDevice(stored.id);
}

/** All that went with a deleted document, to have it back. */
export type DeletedDraft = {
  stored: StoredDraft;
  links: readonly DocumentLink[];
  milestone: Milestone | null;
};

/** Calls back when this tab deletes a draft. */
export function watchDeletions(onDelete: (id: string) => void): void {
  deletionListeners.add(onDelete);
}

/** Deletes a document; those that it is linked to remember its name. Gives what brings it back, or null if it is not there. */
export async function deleteDraft(id: string): Promise<DeletedDraft | null> {
  held.delete(id);
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'links', 'marks'], 'readwrite');
  const stored = await transaction.objectStore('drafts').get(id);
  const milestone = (await transaction.objectStore('marks').get(id)) ?? null;
  const links = [
    ...(await transaction.objectStore('links').index('byFrom').getAll(id)),
    ...(await transaction.objectStore('links').index('byTo').getAll(id)),
  ];
  for (const link of stored ? links : []) {
    const other = await transaction.objectStore('drafts').getKey(otherEnd(link, id));
    if (other === undefined) transaction.objectStore('links').delete(link.key);
    else if (stored) transaction.objectStore('links').put(withoutEnd(link, stored));
  }
  transaction.objectStore('marks').delete(id);
  transaction.objectStore('drafts').delete(id);
  await transaction.done;
  for (const listener of deletionListeners) listener(id);
  tellDevice(id);
  return stored ? { stored, links, milestone } : null;
}

/** Brings back what `deleteDraft` took away. */
export async function restoreDraft({ stored, links, milestone }: DeletedDraft): Promise<void> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'links', 'marks'], 'readwrite');
  transaction.objectStore('drafts').put(stored);
  for (const link of links) transaction.objectStore('links').put(link);
  if (milestone) transaction.objectStore('marks').put(milestone);
  await transaction.done;
  tellDevice(stored.id);
}

function otherEnd({ from, to }: DocumentLink, id: string): string {
  return from === id ? to : from;
}

function withoutEnd(link: DocumentLink, { id, draft }: StoredDraft): DocumentLink {
  const { kind, subtype, number, issueDate } = draft;
  const name: DeletedDocument = { kind, subtype, number, issueDate };
  const end = link.from === id ? { from: name } : { to: name };
  return { ...link, deleted: { ...link.deleted, ...end } };
}

const held = new Map<string, StoredDraft>();
const deletionListeners = new Set<(id: string) => void>();
