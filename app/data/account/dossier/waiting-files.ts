import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { StoredDraft } from '#documents/dossier';
import { openKept } from './open-kept.ts';
import { storeFile } from './remote-documents.ts';
import { isRefused, sendUnlessRefused } from './sending/refusals.ts';

/** Issued documents whose file the account does not have yet, and did not refuse. */
export async function listWaitingFiles(): Promise<StoredDraft[]> {
  const db = await openKept();
  const keys = await db.getAllKeys('synced', IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`));
  const documents: StoredDraft[] = [];
  for (const key of keys) {
    const stored = await db.get('drafts', key.slice(PREFIX.length));
    if (stored && !(await isRefused(key, ''))) documents.push(stored);
  }
  return documents;
}

/** Marks the file of a document as still to be stored. */
export async function waitForFile(id: string): Promise<void> {
  const db = await openKept();
  await db.put('synced', { key: PREFIX + id, stamp: '' });
}

/** Why the account did not take it, or null. */
export async function keepFile(id: string, file: File): Promise<AccountProblem | null> {
  const answer = await storeFile(id, file);
  if (!answer.ok) return answer.problem;
  await (await openKept()).delete('synced', PREFIX + id);
  return null;
}

/** Keeps a file that was drawn again: nothing better can be sent. Returns what holds up others. */
export function keepDrawn(id: string, file: File): Promise<AccountProblem | null> {
  return sendUnlessRefused(PREFIX + id, '', () => keepFile(id, file));
}

const PREFIX = 'file/';
