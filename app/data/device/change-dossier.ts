import type { RemovedDocument, UndoneTies } from '#app/data/dossier-store.ts';
import type { DeletedDocument, DocumentLink, MilestoneName, StoredDraft } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import { forgetHeld } from './drafts.ts';
import { tellDevice, tellRemoval } from './watch-device.ts';

/** Several drafts and what links them, all or nothing; `outdated` are links that others take the place of. */
export async function saveLinked(
  drafts: readonly StoredDraft[],
  links: readonly DocumentLink[],
  outdated: readonly Pick<DocumentLink, 'key'>[] = [],
): Promise<void> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'links', 'summaries'], 'readwrite');
  for (const { key } of outdated) transaction.objectStore('links').delete(key);
  for (const stored of drafts) {
    transaction.objectStore('drafts').put(stored);
    transaction.objectStore('summaries').delete(stored.id);
  }
  for (const link of links) transaction.objectStore('links').put(link);
  await transaction.done;
  // A key is « from/to ».
  const ends = [...links, ...outdated].flatMap(({ key }) => key.split('/'));
  for (const id of new Set([...drafts.map((stored) => stored.id), ...ends])) tellDevice(id);
}

/** Unties documents, as before they were tied. */
export async function untie({ links, replaced }: UndoneTies): Promise<void> {
  if (links.length + replaced.length > 0) await saveLinked([], replaced, links);
}

/** Says something of a document that only its author knows; null takes it back. */
export async function mark(id: string, name: MilestoneName | null): Promise<void> {
  const db = await openBrowserDatabase();
  if (name === null) await db.delete('milestones', id);
  else await db.put('milestones', { id, name, markedAt: Date.now() });
  tellDevice(id);
}

/** Deletes a document; those that it is linked to remember its name. Gives what brings it back, or null if it is not there. */
export async function remove(id: string): Promise<RemovedDocument | null> {
  forgetHeld(id);
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'links', 'milestones', 'summaries'], 'readwrite');
  const stored = await transaction.objectStore('drafts').get(id);
  const milestone = (await transaction.objectStore('milestones').get(id)) ?? null;
  const links = [
    ...(await transaction.objectStore('links').index('byFrom').getAll(id)),
    ...(await transaction.objectStore('links').index('byTo').getAll(id)),
  ];
  for (const link of stored ? links : []) {
    const other = await transaction.objectStore('drafts').getKey(otherEnd(link, id));
    if (other === undefined) transaction.objectStore('links').delete(link.key);
    else if (stored) transaction.objectStore('links').put(withoutEnd(link, stored));
  }
  for (const store of ['drafts', 'milestones', 'summaries'] as const)
    transaction.objectStore(store).delete(id);
  await transaction.done;
  tellRemoval(id);
  tellDevice(id);
  return stored ? { stored, links, milestone } : null;
}

/** Brings back what `remove` took away. */
export async function restore({ stored, links, milestone }: RemovedDocument): Promise<void> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'links', 'milestones', 'summaries'], 'readwrite');
  transaction.objectStore('drafts').put(stored);
  transaction.objectStore('summaries').delete(stored.id);
  for (const link of links) transaction.objectStore('links').put(link);
  if (milestone) transaction.objectStore('milestones').put(milestone);
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
