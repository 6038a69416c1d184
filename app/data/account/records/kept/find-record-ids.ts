import { type Identified, matchEntries } from '#app/data/account/records/match-entries.ts';
import type { Draft } from '#documents';
import { type RecordIds, recordIdsOf } from '#documents/dossier';
import { findKept } from './find-kept.ts';
import { keepRecords } from './keep-records.ts';
import type { KeptRow } from './kept-record.ts';

/** For each draft, the entries that its parties surely are: none where several could be meant. */
export async function findRecordIds(drafts: readonly Draft[]): Promise<RecordIds[]> {
  await keepRecords();
  const [clients, companies] = await Promise.all([
    readEntries('clients'),
    readEntries('companies'),
  ]);
  return drafts.map(({ buyer, seller }) =>
    recordIdsOf({
      clientId: onlyId(matchEntries(clients ?? [], buyer)),
      companyId: onlyId(matchEntries(companies ?? [], seller)),
    }),
  );
}

/** The clients that a document may be of. */
export async function listMatchingClients(party: Identified): Promise<readonly MatchedEntry[]> {
  await keepRecords();
  return matchEntries((await readEntries('clients')) ?? [], party);
}

export type MatchedEntry = Identified & { id: string; city: string };

/** Those that this device keeps of the account, and reads without a network; null before a copy. */
export async function readEntries(table: 'clients' | 'companies'): Promise<MatchedEntry[] | null> {
  const rows = await findKept(table, { search: '', sort: 'name' });
  return rows?.map(toEntry) ?? null;
}

function toEntry({ id, name, siret, billing_city, city, ...row }: KeptRow): MatchedEntry {
  // The database checks that it is an object; its texts are compared, and nothing else.
  const party = (row.buyer ?? row.seller ?? {}) as Partial<Identified>;
  return {
    ...(typeof siret === 'string' && { siret }),
    ...party,
    ...{ id, name: String(name), city: String(billing_city ?? city ?? '') },
  };
}

function onlyId(entries: readonly MatchedEntry[]): string | undefined {
  const [only, ...others] = entries;
  return others.length === 0 ? only?.id : undefined;
}
