import { askData } from '#app/data/account/answer.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { cut } from '#app/lib/cut.ts';
import { type Client, toClientRow } from './client-row.ts';
import { type Company, toCompanyRow } from './company-row.ts';
import { insertMissing } from './insert-missing.ts';
import { queryClient } from './query-client.ts';
import { requireValue } from './records-problem.ts';

/**
 * Adds entries whose ids say what they are made of; one that the account has stays as it is.
 * Returns the ids of those that were added. Rejects with a RecordsProblem.
 */
export async function addEntries({
  companies,
  clients,
}: {
  companies: readonly Company[];
  clients: readonly Client[];
}): Promise<AddedEntries> {
  const added = {
    companies: await insertMissing('companies', companies.map(toCompanyRow)),
    clients: await insertMissing('clients', clients.map(toClientRow)),
  };
  await tellEntries();
  return added;
}

export type AddedEntries = { companies: readonly string[]; clients: readonly string[] };

/** Their documents count for nobody again. Rejects with a RecordsProblem. */
export async function takeBackEntries({ companies, clients }: AddedEntries): Promise<void> {
  await removeRows('companies', companies);
  await removeRows('clients', clients);
  await tellEntries();
}

type Table = 'companies' | 'clients';

async function removeRows(table: Table, ids: readonly string[]): Promise<void> {
  for (const some of cut(ids, MAX_IDS))
    requireValue(await askData((client) => client.from(table).delete().in('id', some)));
}

async function tellEntries(): Promise<void> {
  syncStore.set({ hasNewRecords: true });
  for (const table of ['companies', 'clients'] as const)
    await queryClient.invalidateQueries({ queryKey: [table] });
}

/** The most ids that fit into a URL. */
const MAX_IDS = 100;
