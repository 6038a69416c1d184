import type { DocumentLink, StoredDraft } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import { tellDevice } from './watch-device.ts';

/** Several drafts and what links them, all or nothing; `outdated` are links that others take the place of. */
export async function saveLinkedDrafts(
  drafts: readonly StoredDraft[],
  { links, outdated = [] }: { links: readonly DocumentLink[]; outdated?: readonly DocumentLink[] },
): Promise<void> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'links'], 'readwrite');
  for (const { key } of outdated) transaction.objectStore('links').delete(key);
  for (const stored of drafts) transaction.objectStore('drafts').put(stored);
  for (const link of links) transaction.objectStore('links').put(link);
  await transaction.done;
  for (const { id } of drafts) tellDevice(id);
}

/** Unties documents, as before `saveLinkedDrafts` tied them. */
export async function undoLinks(
  links: readonly Pick<DocumentLink, 'key'>[],
  outdated: readonly DocumentLink[],
): Promise<void> {
  if (links.length + outdated.length === 0) return;
  const db = await openBrowserDatabase();
  const transaction = db.transaction('links', 'readwrite');
  for (const { key } of links) transaction.store.delete(key);
  for (const link of outdated) transaction.store.put(link);
  await transaction.done;
}
