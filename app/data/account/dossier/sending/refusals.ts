import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { wayOf } from '#app/data/account/way-of-problem.ts';

/**
 * Keeps what became of a change: why it can never be sent as it is, under the stamp of what was
 * refused, so that it is sent again only once it differs. What waits leaves it as it was.
 */
export async function noteRefusal(
  key: string,
  stamp: string,
  problem: Pick<AccountProblem, 'code'> | null,
): Promise<void> {
  if (problem === null) return forgetRefusal(key);
  if (!isRefusal(problem)) return;
  const db = await openKept();
  await db.put('synced', writeRefusal(key, stamp, problem));
}

export function writeRefusal(key: string, stamp: string, { code }: Pick<AccountProblem, 'code'>) {
  return { key: PREFIX + key, stamp, problem: code };
}

export async function isRefused(key: string, stamp: string): Promise<boolean> {
  const db = await openKept();
  return (await db.get('synced', PREFIX + key))?.stamp === stamp;
}

/** Sends one change, unless it was refused as it is. Returns what holds up the others too. */
export async function sendUnlessRefused(
  key: string,
  stamp: string,
  send: () => Promise<AccountProblem | null>,
): Promise<AccountProblem | null> {
  if (await isRefused(key, stamp)) return null;
  const problem = await send();
  await noteRefusal(key, stamp, problem);
  return problem && !isRefusal(problem) ? problem : null;
}

/** Whether this change alone is refused. */
export function isRefusal({ code }: Pick<AccountProblem, 'code'>): boolean {
  const way = wayOf(code);
  return way === 'document' || way === 'stale';
}

export async function forgetRefusal(key: string): Promise<void> {
  await (await openKept()).delete('synced', PREFIX + key);
}

/** The refused changes, by key: « doc/id », « link/from/to »… */
export async function readRefusals(): Promise<{ key: string; stamp: string; code: string }[]> {
  const entries = await (await openKept()).getAll('synced', RANGE());
  return entries.map(({ key, stamp, problem = 'unknown' }) => ({
    ...{ key: key.slice(PREFIX.length), stamp, code: problem },
  }));
}

/** Why the account keeps a document that this device deleted: it is issued. */
export const DOCUMENT_KEPT = { code: 'document_kept' };

const PREFIX = 'refused/';
const RANGE = () => IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);
