import type { RemoteDocument } from '#app/data/account/dossier/remote-documents.ts';
import { MADE } from '#app/data/account/dossier/sending/push-reminders.ts';
import { DOCUMENT_KEPT, writeRefusal } from '#app/data/account/dossier/sending/refusals.ts';
import {
  keyOfReminder,
  reminderKeysOf,
} from '#app/data/account/dossier/sending/unsent-reminders.ts';
import { stampOfDraft, stampOfLink } from '#app/data/account/dossier/stamps.ts';
import type { BrowserStore, BrowserTransaction, Synced } from '#app/data/device/browser-schema.ts';
import { putQuietly } from '#app/data/device/put-quietly.ts';
import { setAside } from '#app/data/device/set-aside.ts';
import {
  type DocumentLink,
  recordIdsOf,
  type StoredDraft,
  SUMMARY_VERSION,
  summarize,
} from '#documents/dossier';
import { meetVersions } from './meet-versions.ts';

/** `knownBefore` is what this device knew when it asked. */
type Context = {
  transaction: Transaction;
  links: readonly DocumentLink[];
  knownBefore: ReadonlyMap<string, Synced>;
  bringsBack: boolean;
};

/** Compares what the account sent of a document with what is here, and keeps what each has. */
export async function takeIn(remote: RemoteDocument, context: Context): Promise<void> {
  const { id } = remote;
  const store = storesOf(context);
  const [own, known] = await Promise.all([
    store('drafts').get(id),
    store('synced').get(`doc/${id}`),
  ]);
  if (!own && !known) return takeNew(remote, context);
  const { version: knownVersion = 0 } = known ?? {};
  const isOlder = knownVersion > remote.version;
  if (known && isOlder && knownVersion !== context.knownBefore.get(id)?.version) {
    // Sent from here while this older version was on its way: it is asked for again.
    store('synced').put({ ...known, changedAt: '' });
    return;
  }
  await meet(remote, { own, known }, context);
  await takeMark(store('milestones'), store('synced'), remote);
  for (const payment of remote.payments) store('payments').put(payment);
  await takeLinks(store('links'), store('synced'), { id, links: linksOf(id, context) });
  const isHere = (await store('drafts').getKey(id)) !== undefined;
  if (isHere) await takeReminders(remote, { store, wasHere: own !== undefined });
}

/** This device has nothing of it, as for thousands in a first copy: little is read. */
async function takeNew(remote: RemoteDocument, context: Context): Promise<void> {
  const { id, milestone, payments, reminders } = remote;
  const store = storesOf(context);
  const stored = toStored(remote);
  keep(stored, entryOf(remote, stored), context);
  if (milestone) {
    putQuietly(store('milestones'), milestone);
    putQuietly(store('synced'), { key: `mark/${id}`, stamp: milestone.name });
  }
  for (const payment of payments) putQuietly(store('payments'), payment);
  for (const reminder of reminders) {
    putQuietly(store('reminders'), reminder);
    putQuietly(store('synced'), { key: keyOfReminder(reminder.id), stamp: MADE });
  }
  const links = linksOf(id, context);
  if (links.length > 0) await takeLinks(store('links'), store('synced'), { id, links });
}

async function meet(
  remote: RemoteDocument,
  { own, known }: { own: StoredDraft | undefined; known: Synced | undefined },
  context: Context,
): Promise<void> {
  const { id, version, issuedAt, sessionId } = remote;
  const writer = sessionId ? { sessionId } : {};
  const store = storesOf(context);
  const theirs = toStored(remote);
  const entry = entryOf(remote, theirs);
  const take = () => {
    // Later than what it replaces, whatever the clock of this device: open tabs then take it up.
    const updatedAt = Math.max(theirs.updatedAt, (own?.updatedAt ?? 0) + 1);
    keep({ ...theirs, updatedAt }, entry, context);
  };
  const conflict = await store('conflicts').get(id);
  const isWanted = own === undefined && context.bringsBack;
  switch (isWanted ? 'take-theirs' : meetVersions({ own, theirs, known, version })) {
    case 'keep-own':
      store('synced').put({ ...entry, ...known, changedAt: remote.changedAt });
      break;
    case 'ask':
      store('conflicts').put({ id, theirs, version, isIssued: issuedAt !== null, ...writer });
      break;
    case 'set-aside':
      if (own) setAside(theirs, own, { transaction: context.transaction, conflict, ...writer });
      take();
      break;
    case 'take-theirs':
      // A text that was set aside is told until its author has seen it.
      if (conflict?.keptAs === undefined) store('conflicts').delete(id);
      if (own === undefined || stampOfDraft(own) !== entry.stamp) take();
      else store('synced').put(entry);
      // Deleted here, and issued elsewhere before the account heard of it.
      if (!own && known && issuedAt !== null)
        store('synced').put(writeRefusal(`deletion/${id}`, entry.stamp, DOCUMENT_KEPT));
  }
}

function keep(stored: StoredDraft, entry: Synced, context: Context): void {
  const store = storesOf(context);
  putQuietly(store('drafts'), stored);
  // While its content is at hand: lists of thousands need not read it again.
  putQuietly(store('summaries'), { ...summarize(stored), version: SUMMARY_VERSION });
  putQuietly(store('synced'), entry);
}

function entryOf({ id, version, changedAt, issuedAt }: RemoteDocument, stored: StoredDraft) {
  const stamp = stampOfDraft(stored);
  return { key: `doc/${id}`, stamp, version, changedAt, isIssued: issuedAt !== null };
}

function linksOf(id: string, { links }: Context): DocumentLink[] {
  return links.filter(({ from, to }) => from === id || to === id);
}

function storesOf({ transaction }: Context) {
  return <Name extends StoreName>(name: Name) => transaction.objectStore(name);
}

/** Keeps an unsent local milestone, except « sent » on a quote that is answered. */
async function takeMark(
  milestones: Store<'milestones'>,
  synced: Store<'synced'>,
  { id, milestone }: Pick<RemoteDocument, 'id' | 'milestone'>,
): Promise<void> {
  const key = `mark/${id}`;
  const [own, known] = await Promise.all([milestones.get(id), synced.get(key)]);
  const isAnswered = milestone?.name === 'accepted' || milestone?.name === 'refused';
  const isOvertaken = own?.name === 'sent' && isAnswered;
  if (!isOvertaken && (own?.name ?? '') !== (known?.stamp ?? '')) return;
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
  const kept = new Set(links.map(({ key }) => key));
  for (const link of links) {
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

/**
 * What was noted or taken out here, and is not sent yet, stays so; what went with a document that
 * comes back, comes back.
 */
async function takeReminders(
  { id, reminders }: Pick<RemoteDocument, 'id' | 'reminders'>,
  { store, wasHere }: { store: ReturnType<typeof storesOf>; wasHere: boolean },
): Promise<void> {
  const [own, known] = await Promise.all([
    store('reminders').index('byDocument').getAllKeys(id),
    store('synced').getAllKeys(reminderKeysOf(id)),
  ]);
  const theirs = new Set(reminders.map((reminder) => keyOfReminder(reminder.id)));
  for (const reminder of reminders) {
    const key = keyOfReminder(reminder.id);
    if (wasHere && known.includes(key) && !own.includes(reminder.id)) continue;
    store('reminders').put(reminder);
    store('synced').put({ key, stamp: MADE });
  }
  for (const key of known) {
    if (theirs.has(key)) continue;
    store('reminders').delete(key.slice(keyOfReminder('').length));
    store('synced').delete(key);
  }
}

export function toStored(remote: RemoteDocument): StoredDraft {
  const { id, draft, rawTexts, issuedAt } = remote;
  const updatedAt = Date.parse(remote.changedAt);
  const issued =
    issuedAt === null ? {} : { completedAt: issuedAt, issued: { draft, at: issuedAt } };
  return { id, draft, rawTexts, updatedAt, ...issued, ...recordIdsOf(remote) };
}

/** All that a document of the account changes here. */
export const STORES = [
  ...(['drafts', 'summaries', 'milestones', 'links'] as const),
  ...(['payments', 'reminders', 'synced', 'conflicts'] as const),
];
type Transaction = BrowserTransaction<typeof STORES>;
type StoreName = (typeof STORES)[number];
type Store<Name extends StoreName> = BrowserStore<Name, typeof STORES>;
