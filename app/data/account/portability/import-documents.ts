import { learnNumber } from '#app/data/account/dossier/learn-number.ts';
import { openKept } from '#app/data/account/dossier/open-kept.ts';
import { keepFile } from '#app/data/account/dossier/waiting-files.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import type { DocumentLink, Payment } from '#documents/dossier';
import { deriveId } from './derive-id.ts';
import type { AccountExport, ExportedDocument } from './read-export.ts';

/** The documents that the account lacks, once it and this device are in step. */
export async function planDocuments({ documents }: AccountExport): Promise<ExportedDocument[]> {
  const kept = new Set(await (await openKept()).getAllKeys('drafts'));
  return documents.filter(({ stored }) => !kept.has(stored.id));
}

/**
 * Keeps documents with their marks, payments and links, all or nothing; the next turns send them to
 * the account.
 */
export async function importDocuments(
  documents: readonly ExportedDocument[],
  links: readonly DocumentLink[],
  userId: string,
): Promise<void> {
  const payments = await Promise.all(
    documents.flatMap((document) => document.payments.map((one) => rename(one, userId))),
  );
  const added = new Set(documents.map(({ stored }) => stored.id));
  const db = await openKept();
  const transaction = db.transaction(STORES, 'readwrite');
  for (const { stored, milestone } of documents) {
    transaction.objectStore('drafts').put(stored);
    if (milestone) transaction.objectStore('milestones').put(milestone);
  }
  for (const payment of payments)
    transaction.objectStore('payments').put({ ...payment, isWaiting: true });
  for (const link of links)
    if (added.has(link.from) || added.has(link.to)) transaction.objectStore('links').put(link);
  await transaction.done;
  for (const { stored } of documents) if (stored.issued) await learnNumber(stored);
  tellDevice('');
}

/** Keeps the files of issued documents as they were; what fails is drawn again later. */
export async function importFiles(
  documents: readonly ExportedDocument[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const issued = documents.filter(({ stored, readFile }) => stored.issued && readFile);
  for (const [index, { stored, readFile }] of issued.entries()) {
    onProgress(index, issued.length);
    const file = await readFile?.();
    if (file && !(await keepFile(stored.id, file))) return;
  }
}

async function rename(payment: Payment, userId: string): Promise<Payment> {
  const [id, corrects] = await Promise.all([
    deriveId(userId, payment.id),
    payment.corrects && deriveId(userId, payment.corrects),
  ]);
  return { ...payment, id, corrects };
}

const STORES = ['drafts', 'links', 'milestones', 'payments'] as const;
