import { openBrowserDatabase, type StoredDraft } from './browser-database.ts';

/** Drafts of this device, the newest first. */
export async function listDrafts(): Promise<StoredDraft[]> {
  const db = await openBrowserDatabase();
  return (await db.getAllFromIndex('drafts', 'byDate')).reverse();
}

export async function getDraft(id: string): Promise<StoredDraft | null> {
  const db = await openBrowserDatabase();
  return (await db.get('drafts', id)) ?? null;
}

/** Saves and tells the other tabs. Rejects when the browser has no room left or refuses. */
export async function saveDraft(stored: StoredDraft): Promise<void> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction('drafts', 'readwrite', { durability: 'relaxed' });
  transaction.store.put(stored);
  // A page that is being left has no time for the answer: what is asked for is committed at once.
  transaction.commit();
  await transaction.done;
  channel()?.postMessage({ id: stored.id } satisfies DraftMessage);
}

export async function deleteDraft(id: string): Promise<void> {
  const db = await openBrowserDatabase();
  await db.delete('drafts', id);
  channel()?.postMessage({ id } satisfies DraftMessage);
}

/** Calls back when another tab saved or deleted a draft; gives the way to stop. */
export function watchDrafts(onChange: (id: string) => void): () => void {
  const watched = channel();
  if (!watched) return () => undefined;
  const listen = ({ data }: MessageEvent<DraftMessage>) => onChange(data.id);
  watched.addEventListener('message', listen);
  return () => watched.removeEventListener('message', listen);
}

type DraftMessage = { id: string };

let openChannel: BroadcastChannel | null = null;

function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  openChannel ??= new BroadcastChannel('facturier-drafts');
  return openChannel;
}
