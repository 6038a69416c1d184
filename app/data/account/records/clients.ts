import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { askData } from '#app/data/account/answer.ts';
import type { Json } from '#app/data/account/database.generated.ts';
import { readPages } from '#app/data/account/read-pages.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import {
  CLIENT_COLUMNS,
  type Client,
  type ClientRow,
  toClient,
  toClientRow,
} from './client-row.ts';
import { type ListChoice, readFirstRecords, readRecord, readRecordPage } from './read-records.ts';
import { createOptimism } from './record-writes.ts';
import { requireValue } from './records-problem.ts';

export type { Client, ClientContact } from './client-row.ts';
export type ClientSort = 'name' | 'billing_city' | 'email' | 'created_at';

export function listClients(choice: ListChoice<ClientSort>) {
  return queryOptions({
    queryKey: ['clients', 'list', choice],
    queryFn: async () => {
      const page = await readRecordPage<ClientRow>('clients', CLIENT_COLUMNS, choice);
      return { ...page, rows: page.rows.map(toClient) };
    },
    placeholderData: keepPreviousData,
  });
}

/** At most `limit` clients that match the text, by name. */
export function findClients(search: string, limit: number) {
  return queryOptions({
    queryKey: ['clients', 'found', search, limit],
    queryFn: () => searchClients(search, limit),
  });
}

/** The clients that may be the one of a document: its SIREN or its name. */
export function listClientsLike({ name, siren }: Pick<Client['buyer'], 'name' | 'siren'>) {
  return queryOptions({
    queryKey: ['clients', 'like', name, siren],
    queryFn: async () => {
      const searches = [siren, name].filter((text) => text?.trim());
      const found = await Promise.all(searches.map((text) => searchClients(text ?? '', 100)));
      return [...new Map(found.flat().map((client) => [client.id, client])).values()];
    },
  });
}

/** Null when there is no such client. */
export function getClient(id: string) {
  return queryOptions({
    queryKey: ['clients', 'one', id],
    queryFn: async () => {
      const row = await readRecord<ClientRow>('clients', CLIENT_COLUMNS, id);
      return row && toClient(row);
    },
  });
}

export function saveClient() {
  return mutationOptions({
    mutationFn: async (given: Client) => {
      const answer = await askData((client) =>
        client.from('clients').upsert(toClientRow(given)).select(CLIENT_COLUMNS).single(),
      );
      return toClient(requireValue(answer));
    },
    onMutate: optimism.showSaved,
    onError: (_error, _client, kept) => optimism.takeBack(kept),
    onSettled: optimism.settle,
  });
}

/** Deleted clients and the documents that were tied to them, for `restoreClients`. */
export type RemovedClients = { clients: readonly Client[]; ties: readonly ClientTie[] };
type ClientTie = { id: string; client_id: string | null };

/** Documents keep their buyer, and lose only the tie to the entry. */
export function removeClients() {
  return mutationOptions({
    mutationFn: async (clients: readonly Client[]): Promise<RemovedClients> => {
      const ids = clients.map(({ id }) => id);
      const ties = requireValue(
        await readPages<ClientTie>((last, limit) =>
          askData((client) => {
            const asked = client.from('documents').select('id, client_id').in('client_id', ids);
            return (last ? asked.gt('id', last.id) : asked).order('id').limit(limit);
          }),
        ),
      );
      requireValue(await askData((client) => client.from('clients').delete().in('id', ids)));
      return { clients, ties };
    },
    onMutate: (clients) => optimism.showRemoved(clients.map(({ id }) => id)),
    onError: (_error, _clients, kept) => optimism.takeBack(kept),
    onSettled: optimism.settle,
  });
}

/** Undoes a deletion: same ids, same ties. */
export function restoreClients() {
  return mutationOptions({
    mutationFn: async ({ clients, ties }: RemovedClients) => {
      const rows = clients.map(toClientRow);
      requireValue(await askData((client) => client.from('clients').insert(rows)));
      for (const { id } of clients) await tieAgain(id, ties);
    },
    onSettled: optimism.settle,
  });
}

/** Merges the others into the first; returns how many. */
export function mergeClients() {
  return mutationOptions({
    mutationFn: async ({ kept, merged }: { kept: string; merged: readonly string[] }) => {
      const names = { p_kept: kept, p_merged: [...merged] };
      return requireValue(await askData((client) => client.rpc('merge_clients', names)));
    },
    onSettled: optimism.settle,
  });
}

/** All or nothing; returns how many. */
export function importClients() {
  return mutationOptions({
    mutationFn: async (clients: readonly Omit<Client, 'id'>[]) => {
      const rows = clients.map((one) => {
        const { id: _none, ...row } = toClientRow({ ...one, id: '' });
        return row;
      });
      return requireValue(
        await askData((client) => client.rpc('import_clients', { p_rows: rows as Json })),
      );
    },
    onSettled: optimism.settle,
  });
}

/** To tell what an import would add from what is there. */
export function allClients() {
  return { queryKey: ['clients', 'all'], queryFn: readAllClients };
}

/** For an export, or a search for duplicates. */
export async function readAllClients(): Promise<Client[]> {
  const answer = await readPages<ClientRow>((last, limit) =>
    askData((client) => {
      const asked = client.from('clients').select(CLIENT_COLUMNS).eq('user_id', ownId());
      return (last ? asked.gt('id', last.id) : asked).order('id').limit(limit);
    }),
  );
  return requireValue(answer).map(toClient);
}

async function searchClients(search: string, limit: number): Promise<Client[]> {
  const choice = { search, sort: 'name', limit };
  return (await readFirstRecords<ClientRow>('clients', CLIENT_COLUMNS, choice)).map(toClient);
}

async function tieAgain(clientId: string, ties: readonly ClientTie[]): Promise<void> {
  const ids = ties.filter(({ client_id }) => client_id === clientId).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += MAX_TIES) {
    const some = ids.slice(start, start + MAX_TIES);
    const change = { client_id: clientId };
    requireValue(await askData((client) => client.from('documents').update(change).in('id', some)));
  }
}

/** The most ids that fit into a URL. */
const MAX_TIES = 100;
const optimism = createOptimism<Client>('clients');
