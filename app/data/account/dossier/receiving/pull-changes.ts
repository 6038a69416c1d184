import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { Answer } from '#app/data/account/answer.ts';
import { learnNumbers } from '#app/data/account/dossier/learn-numbers.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import {
  listChanges,
  type RemoteDocument,
  readCarried,
  readDocuments,
  readLinks,
} from '#app/data/account/dossier/remote-documents.ts';
import { joinFiles } from '#app/data/account/dossier/split-files.ts';
import { stampOfDraft, stampOfLink } from '#app/data/account/dossier/stamps.ts';
import { keyOfRevived } from '#app/data/account/dossier/tell-elsewhere.ts';
import { wayOf } from '#app/data/account/way-of-problem.ts';
import type { BrowserStore, BrowserTransaction, Synced } from '#app/data/device/browser-schema.ts';
import { setAside } from '#app/data/device/set-aside.ts';
import { saveTypedText } from '#app/data/device/typed-text.ts';
import { tellBrought, tellRemoval } from '#app/data/device/watch-device.ts';
import {
  type DocumentLink,
  recordIdsOf,
  type StoredDraft,
  SUMMARY_VERSION,
  summarize,
} from '#documents/dossier';
import { countCopy, endCopy, tellCopy } from './first-copy.ts';
import { meetVersions } from './meet-versions.ts';

/**
 * Pulls what other devices changed in the account. A document changed here as well is kept as a
 * conflict for its user to solve. Null on success.
 */
export async function pullChanges(): Promise<AccountProblem | null> {
  const db = await openKept();
  await tellCopy();
  await countCopy();
  const cursor = (await db.get('synced', 'cursor'))?.stamp;
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

async function takeChanges(changes: readonly Change[]): Promise<AccountProblem | null> {
  const db = await openKept();
  const wanted: string[] = [];
  for (const { local_id, changed_at, is_deleted } of changes)
    if (is_deleted) await forgetDeleted(local_id);
    else if ((await db.get('synced', `doc/${local_id}`))?.changedAt !== changed_at)
      wanted.push(local_id);
  for (let start = 0; start < wanted.length; start += BATCH) {
    const problem = await receive(wanted.slice(start, start + BATCH));
    if (problem) return problem;
    await tellCopy();
  }
  return null;
}

type Change = { local_id: string; changed_at: string; is_deleted: boolean };

/** Brings documents of the account; with `bringsBack`, those that were deleted here too. */
export async function receive(
  ids: readonly string[],
  { bringsBack = false }: { bringsBack?: boolean } = {},
): Promise<AccountProblem | null> {
  const documents = await readDocuments(ids);
  if (!documents.ok) {
    if (documents.problem.code !== 'answer_too_large' || ids.length === 1) return documents.problem;
    // The documents are megabytes large.
    const half = Math.ceil(ids.length / 2);
    return (
      (await receive(ids.slice(0, half), { bringsBack })) ??
      receive(ids.slice(half), { bringsBack })
    );
  }
  const links = await readLinks(ids);
  if (!links.ok) return links.problem;
  const joined = await joinAll(documents.value);
  if (!joined.ok) return joined.problem;
  const db = await openKept();
  // One transaction: edits made meanwhile are compared, never overwritten.
  const transaction = db.transaction(STORES, 'readwrite');
  for (const remote of joined.value)
    await takeIn(remote, { transaction, links: links.value, bringsBack });
  await transaction.done;
  await learnNumbers(joined.value.filter(({ issuedAt }) => issuedAt !== null).map(toStored));
  for (const { id } of joined.value) tellBrought(id);
  return null;
}

/**
 * Puts their files back, each read once. A file that the account does not give stays a name; one
 * that it cannot give now is waited for.
 */
async function joinAll(documents: readonly RemoteDocument[]): Promise<Answer<RemoteDocument[]>> {
  const files = new Map<string, ReturnType<typeof readCarried>>();
  let problem: AccountProblem | null = null;
  const read = async (hash: string) => {
    const asked = files.get(hash) ?? readCarried(hash);
    files.set(hash, asked);
    const file = await asked;
    if (!file.ok && wayOf(file.problem.code) === 'wait') problem = file.problem;
    return file.ok ? file.value : null;
  };
  const joined: RemoteDocument[] = [];
  for (const remote of documents)
    joined.push({ ...remote, draft: await joinFiles(remote.draft, read) });
  return problem ? { ok: false, problem } : { ok: true, value: joined };
}

async function takeIn(
  remote: RemoteDocument,
  {
    transaction,
    links,
    bringsBack,
  }: { transaction: Transaction; links: readonly DocumentLink[]; bringsBack: boolean },
): Promise<void> {
  const { id, version, milestone, issuedAt } = remote;
  const theirs = toStored(remote);
  const store = <Name extends (typeof STORES)[number]>(name: Name) => transaction.objectStore(name);
  const [own, known] = await Promise.all([
    store('drafts').get(id),
    store('synced').get(`doc/${id}`),
  ]);
  const take = (stored: StoredDraft, entry: Synced) => {
    // Later than what it replaces, whatever the clock of this device: open tabs then take it up.
    const updatedAt = Math.max(stored.updatedAt, (own?.updatedAt ?? 0) + 1);
    const taken = { ...stored, updatedAt };
    store('drafts').put(taken);
    // While its content is at hand: lists of thousands need not read it again.
    store('summaries').put({ ...summarize(taken), version: SUMMARY_VERSION });
    store('synced').put(entry);
  };
  const entry: Synced = {
    key: `doc/${id}`,
    stamp: stampOfDraft(theirs),
    version,
    changedAt: remote.changedAt,
    isIssued: issuedAt !== null,
  };
  const conflict = await store('conflicts').get(id);
  const isWanted = own === undefined && bringsBack;
  switch (isWanted ? 'take-theirs' : meetVersions({ own, theirs, known, version })) {
    case 'keep-own':
      store('synced').put({ ...entry, ...known, changedAt: remote.changedAt });
      break;
    case 'ask':
      store('conflicts').put({ id, theirs, version, isIssued: issuedAt !== null });
      break;
    case 'set-aside':
      if (own) setAside(theirs, own, { transaction, conflict });
      take(theirs, entry);
      break;
    case 'take-theirs':
      // A text that was set aside is told until its author has seen it.
      if (conflict?.keptAs === undefined) store('conflicts').delete(id);
      if (own === undefined || stampOfDraft(own) !== entry.stamp) take(theirs, entry);
      else store('synced').put(entry);
  }
  await takeMark(store('milestones'), store('synced'), { id, milestone });
  for (const payment of remote.payments) store('payments').put(payment);
  await takeLinks(store('links'), store('synced'), { id, links });
}

/** A milestone set here and not sent yet is kept. */
async function takeMark(
  milestones: Store<'milestones'>,
  synced: Store<'synced'>,
  { id, milestone }: Pick<RemoteDocument, 'id' | 'milestone'>,
): Promise<void> {
  const key = `mark/${id}`;
  const [own, known] = await Promise.all([milestones.get(id), synced.get(key)]);
  if ((own?.name ?? '') !== (known?.stamp ?? '')) return;
  if (milestone === null) {
    milestones.delete(id);
    synced.delete(key);
  } else {
    milestones.put(milestone);
    synced.put({ key, stamp: milestone.name });
  }
}

async function takeLinks(
  store: Store<'links'>,
  synced: Store<'synced'>,
  { id, links }: { id: string; links: readonly DocumentLink[] },
): Promise<void> {
  const theirs = links.filter(({ from, to }) => from === id || to === id);
  const kept = new Set(theirs.map(({ key }) => key));
  for (const link of theirs) {
    const key = `link/${link.key}`;
    const [own, known] = await Promise.all([store.get(link.key), synced.get(key)]);
    // Deleted here, and not sent yet.
    if (!own && known) continue;
    if (own && known && known.stamp !== stampOfLink(own)) continue;
    store.put(link);
    synced.put({ key, stamp: stampOfLink(link) });
  }
  const [followers, origins] = await Promise.all([
    store.index('byFrom').getAll(id),
    store.index('byTo').getAll(id),
  ]);
  for (const { key } of [...followers, ...origins]) {
    if (kept.has(key) || !(await synced.get(`link/${key}`))) continue;
    store.delete(key);
    synced.delete(`link/${key}`);
  }
}

/** Deleted elsewhere; a document changed here since then comes back as a new one. */
async function forgetDeleted(id: string): Promise<void> {
  await saveTypedText();
  const db = await openKept();
  const transaction = db.transaction(STORES, 'readwrite');
  const [own, known] = await Promise.all([
    transaction.objectStore('drafts').get(id),
    transaction.objectStore('synced').get(`doc/${id}`),
  ]);
  if (!known) return transaction.done;
  transaction.objectStore('synced').delete(`doc/${id}`);
  transaction.objectStore('conflicts').delete(id);
  const isGone = own !== undefined && stampOfDraft(own) === known.stamp;
  if (isGone)
    for (const name of ['drafts', 'summaries', 'milestones'] as const)
      transaction.objectStore(name).delete(id);
  else if (own)
    await revive(transaction.objectStore('synced'), transaction.objectStore('links'), id);
  await transaction.done;
  if (isGone) tellRemoval(id);
  tellBrought(id);
}

/** The account has neither its milestone nor its links any more: they are sent again. */
async function revive(synced: Store<'synced'>, links: Store<'links'>, id: string): Promise<void> {
  const ends = await Promise.all([
    links.index('byFrom').getAllKeys(id),
    links.index('byTo').getAllKeys(id),
  ]);
  synced.delete(`mark/${id}`);
  for (const key of ends.flat()) synced.delete(`link/${key}`);
  synced.put({ key: keyOfRevived(id), stamp: '' });
}

function toStored(remote: RemoteDocument): StoredDraft {
  const { id, draft, rawTexts, issuedAt } = remote;
  const updatedAt = Date.parse(remote.changedAt);
  const issued =
    issuedAt === null ? {} : { completedAt: issuedAt, issued: { draft, at: issuedAt } };
  return { id, draft, rawTexts, updatedAt, ...issued, ...recordIdsOf(remote) };
}

/** Steps back a minute: a transaction that began before the last one seen may end after it. */
function stepBack(moment: string): string {
  return new Date(Date.parse(moment) - 60_000).toISOString();
}

const STORES = [
  ...(['drafts', 'summaries', 'milestones', 'links'] as const),
  ...(['payments', 'synced', 'conflicts'] as const),
];
type Transaction = BrowserTransaction<typeof STORES>;
type Store<Name extends (typeof STORES)[number]> = BrowserStore<Name, typeof STORES>;
const BATCH = 100;
