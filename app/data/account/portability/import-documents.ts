import { learnNumbers } from '#app/data/account/dossier/learn-numbers.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { listWithoutFile } from '#app/data/account/dossier/remote-documents.ts';
import { isRefusal } from '#app/data/account/dossier/sending/refusals.ts';
import { keepFile } from '#app/data/account/dossier/waiting-files.ts';
import { RecordsProblem, requireValue } from '#app/data/account/records/records-problem.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import { type DocumentLink, type Payment, recordIdsOf, type StoredDraft } from '#documents/dossier';
import { deriveId } from './derive-id.ts';
import type { AccountExport, ExportedDocument } from './read-export.ts';

export type PlannedDocuments = {
  /** Documents that the account lacks. */
  documents: readonly ExportedDocument[];
  /** Issued ones whose number another document has here: they are left out. */
  taken: readonly ExportedDocument[];
  /** Issued ones whose file the account lacks, those that it lacks itself included. */
  files: readonly ExportedDocument[];
};

/** To be asked once the account and this device are in step. Rejects with a RecordsProblem. */
export async function planDocuments({ documents }: AccountExport): Promise<PlannedDocuments> {
  const db = await openKept();
  const kept = new Set(await db.getAllKeys('drafts'));
  const numbers = new Map((await db.getAll('numbers')).map(({ key, draftId }) => [key, draftId]));
  const missing = documents.filter(({ id }) => !kept.has(id));
  const taken = missing.filter(({ id, isIssued, numberKey }) => {
    const owner = isIssued && numberKey !== null ? numbers.get(numberKey) : undefined;
    return owner !== undefined && owner !== id && kept.has(owner);
  });
  const added = missing.filter((document) => !taken.includes(document));
  const lacking = requireValue(await listWithoutFile());
  const wanted = new Set([...lacking, ...added.map(({ id }) => id)]);
  const files = documents.filter(
    ({ id, isIssued, readFile }) => isIssued && readFile !== null && wanted.has(id),
  );
  return { documents: added, taken, files };
}

/**
 * Keeps documents with their marks, payments, reminders and links; the next turns send them to the
 * account.
 * Documents that came meanwhile stay as they are. Rejects when storage refuses.
 */
export async function importDocuments({
  documents,
  links,
  ...kept
}: ImportedDocuments): Promise<void> {
  const renamed = await Promise.all(links.map((link) => renamePayment(link, kept.userId)));
  for (let start = 0; start < documents.length; start += BATCH)
    await importSome(documents.slice(start, start + BATCH), renamed, kept);
  tellDevice('');
}

type ImportedDocuments = {
  documents: readonly ExportedDocument[];
  links: readonly DocumentLink[];
  userId: string;
  /** The ids that the entries of the export have here. */
  ids: ReadonlyMap<string, string>;
};

/** All or nothing. */
async function importSome(
  documents: readonly ExportedDocument[],
  links: readonly RenamedLink[],
  { userId, ids: entries }: Pick<ImportedDocuments, 'userId' | 'ids'>,
): Promise<void> {
  // Ready before the transaction, which waits for nothing else.
  const ready = await Promise.all(
    documents.map((document) => prepare(document, { userId, entries })),
  );
  const db = await openKept();
  const transaction = db.transaction(STORES, 'readwrite');
  const drafts = transaction.objectStore('drafts');
  const added: StoredDraft[] = [];
  for (const { stored, milestone, payments, reminders } of ready) {
    if ((await drafts.getKey(stored.id)) !== undefined) continue;
    added.push(stored);
    drafts.put(stored);
    transaction.objectStore('summaries').delete(stored.id);
    if (milestone) transaction.objectStore('milestones').put(milestone);
    for (const payment of payments)
      transaction.objectStore('payments').put({ ...payment, isWaiting: true });
    for (const reminder of reminders) transaction.objectStore('reminders').put(reminder);
  }
  const ids = new Set(added.map(({ id }) => id));
  const store = transaction.objectStore('payments');
  for (const { paymentIds, ...link } of links) {
    if (!ids.has(link.from) && !ids.has(link.to)) continue;
    const kept = await Promise.all(paymentIds.map((id) => store.getKey(id)));
    const paymentId = kept.find((id) => id !== undefined);
    transaction.objectStore('links').put({ ...link, ...(paymentId && { paymentId }) });
  }
  await transaction.done;
  await learnNumbers(added.filter(({ issued }) => issued));
}

async function prepare(
  { load, milestone, payments, reminders }: ExportedDocument,
  { userId, entries }: { userId: string; entries: ReadonlyMap<string, string> },
) {
  const renamed = payments.map((payment) => rename(payment, userId));
  const { clientId = '', companyId = '', ...stored } = await load();
  const ids = recordIdsOf({ clientId: entries.get(clientId), companyId: entries.get(companyId) });
  const kept = { ...stored, ...ids };
  return { stored: kept, milestone, payments: await Promise.all(renamed), reminders };
}

/**
 * Keeps the files of issued documents as they were; returns how many. One that the account refuses
 * is drawn again later. Rejects with a RecordsProblem.
 */
export async function importFiles(
  documents: readonly ExportedDocument[],
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  let kept = 0;
  for (const [index, { id, readFile }] of documents.entries()) {
    onProgress(index, documents.length);
    const file = await readFile?.();
    if (!file) continue;
    const problem = await keepFile(id, file);
    if (problem && !isRefusal(problem)) throw new RecordsProblem(problem);
    if (!problem) kept += 1;
  }
  return kept;
}

async function rename(payment: Payment, userId: string): Promise<Payment> {
  const [id, corrects] = await Promise.all([
    deriveId(userId, payment.id),
    payment.corrects && deriveId(userId, payment.corrects),
  ]);
  return { ...payment, id, corrects };
}

/** The ids under which its payment may be here: that of an account which has it, or its new one. */
type RenamedLink = Omit<DocumentLink, 'paymentId'> & { paymentIds: readonly string[] };

async function renamePayment(
  { paymentId, ...link }: DocumentLink,
  userId: string,
): Promise<RenamedLink> {
  if (paymentId === undefined) return { ...link, paymentIds: [] };
  return { ...link, paymentIds: [paymentId, await deriveId(userId, paymentId)] };
}

const STORES = ['drafts', 'summaries', 'links', 'milestones', 'payments', 'reminders'] as const;
const BATCH = 50;
