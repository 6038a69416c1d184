import type { RemovedDocument, UndoneTies } from '#app/data/dossier-store.ts';
import type { DeletedDocument, DocumentLink, MilestoneName, StoredDraft } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import { forgetHeld } from './drafts.ts';
import { forgetLeftDraft } from './left-drafts.ts';
import { tellDevice, tellRemoval } from './watch-device.ts';

/** Saves several drafts and their links, all or nothing; `outdated` are the links they replace. */
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
  tellAll(
    drafts.map(({ id }) => id),
    [...links, ...outdated],
  );
}

/** Undoes the save of documents and links, without delay: the user may leave at once. */
export async function takeBack(
  ids: readonly string[],
  { links, replaced }: UndoneTies,
): Promise<void> {
  for (const id of ids) forgetHeld(id);
  const transaction = await startChange();
  for (const { key } of links) transaction.objectStore('links').delete(key);
  for (const link of replaced) transaction.objectStore('links').put(link);
  await Promise.all(ids.map((id) => removeFrom(transaction, id)));
  await transaction.done;
  for (const id of ids) tellRemoval(id);
  tellAll(ids, [...links, ...replaced]);
}

/** Sets a milestone that only the author knows of; null removes it. */
export async function mark(id: string, name: MilestoneName | null): Promise<void> {
  const db = await openBrowserDatabase();
  const [own, known] = [await db.get('milestones', id), await db.get('synced', `doc/${id}`)];
  // The new record has no `agreed`, so the document is requested from the account again.
  if (own?.agreed && known) await db.put('synced', { ...known, changedAt: '' });
  if (name === null) await db.delete('milestones', id);
  else await db.put('milestones', { id, name, markedAt: Date.now() });
  tellDevice(id);
}

/**
 * Deletes a document; the documents linked to it remember its number. Returns what `restore` needs,
 * or null when there is no such document.
 */
export async function remove(id: string): Promise<RemovedDocument | null> {
  forgetHeld(id);
  forgetLeftDraft(id);
  const transaction = await startChange();
  const removed = await removeFrom(transaction, id);
  await transaction.done;
  tellRemoval(id);
  tellDevice(id);
  return removed;
}

/** A document that was saved again since its deletion keeps its newer version. */
export async function restore(removed: RemovedDocument): Promise<void> {
  const { stored, links, milestone, payments, reminders } = removed;
  const transaction = await startChange();
  const [drafts, milestones] = [
    transaction.objectStore('drafts'),
    transaction.objectStore('milestones'),
  ];
  if ((await drafts.getKey(stored.id)) === undefined) drafts.put(stored);
  if (milestone && (await milestones.getKey(stored.id)) === undefined) milestones.put(milestone);
  transaction.objectStore('summaries').delete(stored.id);
  for (const link of links) transaction.objectStore('links').put(link);
  for (const payment of payments) transaction.objectStore('payments').put(payment);
  for (const reminder of reminders) transaction.objectStore('reminders').put(reminder);
  await transaction.done;
  tellDevice(stored.id);
}

async function startChange() {
  const db = await openBrowserDatabase();
  return db.transaction(
    ['drafts', 'links', 'milestones', 'payments', 'reminders', 'summaries'],
    'readwrite',
  );
}

type Change = Awaited<ReturnType<typeof startChange>>;

async function removeFrom(transaction: Change, id: string): Promise<RemovedDocument | null> {
  const [drafts, links] = [transaction.objectStore('drafts'), transaction.objectStore('links')];
  const [stored, milestone = null, payments, reminders, followers, origins] = await Promise.all([
    drafts.get(id),
    transaction.objectStore('milestones').get(id),
    transaction.objectStore('payments').index('byDocument').getAll(id),
    transaction.objectStore('reminders').index('byDocument').getAll(id),
    links.index('byFrom').getAll(id),
    links.index('byTo').getAll(id),
  ]);
  const own = [...followers, ...origins];
  for (const link of stored ? own : []) {
    const other = await drafts.getKey(otherEnd(link, id));
    if (other === undefined) links.delete(link.key);
    else if (stored) links.put(withoutEnd(link, stored));
  }
  for (const store of ['drafts', 'milestones', 'summaries'] as const)
    transaction.objectStore(store).delete(id);
  for (const payment of payments) transaction.objectStore('payments').delete(payment.id);
  for (const reminder of reminders) transaction.objectStore('reminders').delete(reminder.id);
  return stored ? { stored, links: own, milestone, payments, reminders } : null;
}

/** Notifies each document and each end of a link. A link key is « from/to ». */
function tellAll(ids: readonly string[], links: readonly Pick<DocumentLink, 'key'>[]): void {
  const ends = links.flatMap(({ key }) => key.split('/'));
  for (const id of new Set([...ids, ...ends])) tellDevice(id);
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
