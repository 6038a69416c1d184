import { readEntries } from '#app/data/account/records/kept/find-record-ids.ts';
import { keepRecords } from '#app/data/account/records/kept/keep-records.ts';
import { dossier } from '#app/data/dossier.ts';
import { todayInFrance } from '#app/lib/today.ts';
import type { Draft } from '#documents';
import { type ChainNode, contentOf, isIssued } from '#documents/dossier';
import { listMissing, type MissingEntries, type NamingDocument } from './list-missing.ts';

/** With the number of documents that lack an entry. */
export type ReadMissing = MissingEntries & { documentCount: number };

/**
 * Reads the copies of this device: no network is needed. Nothing is missing while `isPutOff` says
 * so of the number of documents.
 */
export async function readMissing(
  isPutOff: (documentCount: number) => boolean = () => false,
): Promise<ReadMissing> {
  const nodes = (await dossier.listSummaries()).filter(
    ({ clientId, companyId }) => !clientId || !companyId,
  );
  const documentCount = nodes.length;
  const isAsked = documentCount > 0 && !isPutOff(documentCount);
  const entries = isAsked ? await readKeptEntries() : null;
  if (!entries) return { companies: [], clients: [], documentCount };
  const documents = await readParties(nodes);
  return { ...listMissing(documents, entries, todayInFrance()), documentCount };
}

/** Null before the account was copied once: who has an entry is not known then. */
export async function readKeptEntries() {
  if (navigator.onLine !== false) await keepRecords().catch(() => undefined);
  const [companies, clients] = await Promise.all([
    readEntries('companies'),
    readEntries('clients'),
  ]);
  return companies && clients && { companies, clients };
}

type Read = { updatedAt: number; parties: Pick<Draft, 'seller' | 'buyer'> };
let lastRead: ReadonlyMap<string, Read> = new Map();

/** Whole documents are read once: they may be thousands, with their images. */
async function readParties(nodes: readonly ChainNode[]): Promise<NamingDocument[]> {
  const read = new Map<string, Read>();
  for (const { id, updatedAt } of nodes) {
    const known = lastRead.get(id);
    const parties = known?.updatedAt === updatedAt ? known.parties : await readPartiesOf(id);
    if (parties) read.set(id, { updatedAt, parties });
  }
  lastRead = read;
  return nodes.flatMap((node) => {
    const own = read.get(node.id);
    return own ? [{ ...node, ...own.parties, isIssued: isIssued(node) }] : [];
  });
}

async function readPartiesOf(id: string): Promise<Read['parties'] | null> {
  const stored = await dossier.get(id);
  if (!stored) return null;
  const { seller, buyer } = contentOf(stored);
  return { seller, buyer };
}
