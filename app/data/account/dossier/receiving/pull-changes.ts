import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { listChanges, listNewest } from '#app/data/account/dossier/remote-documents.ts';
import { listLowered } from '#app/data/account/dossier/remote-links.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { countCopy, endCopy, tellCopy } from './first-copy.ts';
import { forgetDeleted } from './forget-deleted.ts';
import { readKnown, receive, receiveAll } from './receive.ts';

/**
 * Pulls what other devices changed in the account. A document changed here as well is kept as a
 * conflict for its user to solve. Null on success.
 */
export async function pullChanges(): Promise<AccountProblem | null> {
  const db = await openKept();
  await tellCopy();
  await countCopy();
  const cursor = (await db.get('synced', 'cursor'))?.stamp;
  if (syncStore.get().copy !== null) {
    const problem = await receiveNewest();
    if (problem) return problem;
  }
  const problem = await receiveLowered(cursor === undefined);
  if (problem) return problem;
  let [since, after] = [cursor === undefined ? '-infinity' : stepBack(cursor), ''];
  for (;;) {
    const changes = await listChanges(since, after);
    if (!changes.ok) return changes.problem;
    const last = changes.value.at(-1);
    if (!last) {
      await endCopy();
      return null;
    }
    const problem = await takeChanges(changes.value);
    if (problem) return problem;
    [since, after] = [last.changed_at, last.local_id];
    await db.put('synced', { key: 'cursor', stamp: since });
  }
}

/** A user who opens a new device looks for what was last worked on. */
async function receiveNewest(): Promise<AccountProblem | null> {
  const newest = await listNewest();
  if (!newest.ok) return newest.problem;
  const known = await readKnown(newest.value);
  const missing = newest.value.filter((id) => !known.has(id));
  return receiveAll(missing, { knownBefore: known, onBatch: tellCopy });
}

/**
 * Once: a page of a version that did not know the amounts of links has stored links without them,
 * and nothing says so, since their documents are the same.
 */
async function receiveLowered(isNew: boolean): Promise<AccountProblem | null> {
  const db = await openKept();
  if ((await db.get('synced', AMOUNTS)) !== undefined) return null;
  if (!isNew) {
    const lowered = await listLowered();
    if (!lowered.ok) return lowered.problem;
    const problem = await receive(lowered.value);
    if (problem) return problem;
  }
  await db.put('synced', { key: AMOUNTS, stamp: '' });
  return null;
}

async function takeChanges(changes: readonly Change[]): Promise<AccountProblem | null> {
  const known = await readKnown(changes.map(({ local_id }) => local_id));
  const wanted: string[] = [];
  for (const { local_id, changed_at, is_deleted } of changes)
    if (is_deleted) await forgetDeleted(local_id);
    else if (known.get(local_id)?.changedAt !== changed_at) wanted.push(local_id);
  return receiveAll(wanted, { knownBefore: known, onBatch: tellCopy });
}

type Change = { local_id: string; changed_at: string; is_deleted: boolean };

/** Steps back a minute: a transaction that began before the last one seen may end after it. */
function stepBack(moment: string): string {
  return new Date(Date.parse(moment) - 60_000).toISOString();
}

const AMOUNTS = 'amounts-of-links';
