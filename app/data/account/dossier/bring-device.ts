import { accountRepetitions } from '#app/data/account/repetitions/repetitions.ts';
import { openNamed } from '#app/data/device/browser-database.ts';
import { databaseOf } from '#app/data/device/keeper.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import type { StoredDraft } from '#documents/dossier';
import { openKept } from './open-kept.ts';
import { syncStore } from './sync-state.ts';

/**
 * Copies the documents of this device to the signed-in account, with numbers, links, milestones,
 * payments, reminders and habits; what repeats moves there. Existing ones are kept, so a second run
 * adds nothing, and the device keeps its own. Returns the number of documents added.
 */
export async function bringDevice(): Promise<number> {
  const device = await openNamed(databaseOf(null), () => undefined);
  const account = await openKept();
  const added: string[] = [];
  try {
    for (const stored of await device.getAll('drafts'))
      for (const one of separate(stored)) if (await add(account, one)) added.push(one.id);
    for (const name of COPIED) await copyMissing(device, account, name);
    await copyPayments(device, account);
    await moveRepetitions(device);
    const habits = await device.get('habits', 'last');
    if (habits && !(await account.get('habits', 'last')))
      await account.put('habits', habits, 'last');
  } finally {
    device.close();
  }
  syncStore.set({ toBring: 0 });
  for (const id of added) tellDevice(id);
  return added.length;
}

/** False when the account has the document, or had it and deleted it. */
async function add(account: Database, stored: StoredDraft): Promise<boolean> {
  const isKnown = await account.getKey('synced', `doc/${stored.id}`);
  if (isKnown !== undefined || (await account.getKey('drafts', stored.id)) !== undefined)
    return false;
  await account.put('drafts', stored);
  return true;
}

async function copyMissing(
  device: Database,
  account: Database,
  name: (typeof COPIED)[number],
): Promise<void> {
  const kept = new Set(await account.getAllKeys(name));
  for (const value of await device.getAll(name)) {
    const key = 'key' in value ? value.key : value.id;
    if (!kept.has(key)) await account.put(name, value);
  }
}

/** They wait to be sent; those of a document that the account does not take stay here. */
async function copyPayments(device: Database, account: Database): Promise<void> {
  for (const payment of await device.getAll('payments')) {
    const isKnown = (await account.getKey('payments', payment.id)) !== undefined;
    const hasDocument = (await account.getKey('drafts', payment.documentId)) !== undefined;
    if (!isKnown && hasDocument) await account.put('payments', { ...payment, isWaiting: true });
  }
}

/** The account prepares them from now on; without a network they stay, for another time. */
async function moveRepetitions(device: Database): Promise<void> {
  for (const repetition of await device.getAll('repetitions')) {
    const isMoved = await accountRepetitions.save(repetition).then(
      () => true,
      () => false,
    );
    if (isMoved) await device.delete('repetitions', repetition.id);
  }
}

type Database = Awaited<ReturnType<typeof openKept>>;

/**
 * A document changed after it was issued becomes two in the account: the issued one and a draft.
 */
function separate(stored: StoredDraft): StoredDraft[] {
  const { issued, completedAt, ...written } = stored;
  // The account gives it a number when it issues it.
  if (!issued) return [{ ...written, draft: { ...written.draft, number: '' } }];
  const asIssued = { ...stored, draft: issued.draft, rawTexts: {}, completedAt: issued.at };
  if (completedAt !== undefined) return [asIssued];
  return [asIssued, { ...written, id: `${stored.id}-m`, draft: { ...written.draft, number: '' } }];
}

const COPIED = [
  ...(['links', 'milestones', 'reminders', 'numbers'] as const),
  ...(['sellers', 'buyers', 'articles'] as const),
] as const;
