import type { Conflict } from '#app/data/device/browser-schema.ts';
import { tellBrought } from '#app/data/device/watch-device.ts';
import { newId } from '#app/lib/new-id.ts';
import type { StoredDraft } from '#documents/dossier';
import { openKept } from './open-kept.ts';
import { stampOfDraft } from './stamps.ts';
import { syncStore } from './sync-state.ts';

/** A document changed on two devices: the version here and the one in the account. */
export type TwoVersions = Conflict & { own: StoredDraft };

export async function listConflicts(): Promise<TwoVersions[]> {
  const db = await openKept();
  const found: TwoVersions[] = [];
  for (const conflict of await db.getAll('conflicts')) {
    const own = await db.get('drafts', conflict.keptAs ?? conflict.id);
    if (own) found.push({ ...conflict, own });
  }
  return found;
}

/**
 * Keeps this version, the account’s, or both; with both, this one becomes a new document, whose id
 * is returned. An issued version always stays.
 */
export async function solveConflict(
  versions: TwoVersions,
  choice: 'own' | 'theirs' | 'both',
): Promise<string | null> {
  if (versions.keptAs !== undefined) return forgetIssued(versions);
  const { id, theirs, version, isIssued } = versions;
  const db = await openKept();
  const transaction = db.transaction(['drafts', 'summaries', 'synced', 'conflicts'], 'readwrite');
  const drafts = transaction.objectStore('drafts');
  // What was typed since the versions were shown belongs to this one.
  const own = (await drafts.get(id)) ?? versions.own;
  const known = { key: `doc/${id}`, stamp: stampOfDraft(theirs), version, isIssued };
  transaction.objectStore('synced').put(known);
  if (choice !== 'own' || isIssued) drafts.put(after(theirs, own));
  const copyId = choice === 'both' || (choice === 'own' && isIssued) ? newId() : null;
  if (copyId !== null) drafts.put(copyOf(own, copyId));
  transaction.objectStore('summaries').delete(id);
  transaction.objectStore('conflicts').delete(id);
  await transaction.done;
  forgetSolved(id);
  tellBrought(id);
  return copyId;
}

/** Both are kept already: the account’s version in its place, and this one as a draft. */
async function forgetIssued({ id, own }: TwoVersions): Promise<string> {
  await (await openKept()).delete('conflicts', id);
  forgetSolved(id);
  tellBrought(id);
  return own.id;
}

/** Newer than the version it replaces, whatever the clock of each device: pages then show it. */
function after(theirs: StoredDraft, own: StoredDraft): StoredDraft {
  return { ...theirs, updatedAt: Math.max(theirs.updatedAt, own.updatedAt + 1) };
}

/** A number is of one document only. */
function copyOf({ issued, completedAt, ...own }: StoredDraft, id: string): StoredDraft {
  return { ...own, id, draft: { ...own.draft, number: '' }, updatedAt: Date.now() };
}

function forgetSolved(id: string): void {
  syncStore.set({ conflicts: syncStore.get().conflicts.filter((other) => other !== id) });
}
