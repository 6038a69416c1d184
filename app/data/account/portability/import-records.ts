import { type Client, toClientRow } from '#app/data/account/records/client-row.ts';
import { readAllClients } from '#app/data/account/records/clients.ts';
import { readAllCompanies } from '#app/data/account/records/companies.ts';
import { type Company, toCompanyRow } from '#app/data/account/records/company-row.ts';
import { insertMissing } from '#app/data/account/records/insert-missing.ts';
import { type Product, toProductRow } from '#app/data/account/records/product-row.ts';
import { readAllProducts } from '#app/data/account/records/products.ts';
import { deriveId } from './derive-id.ts';
import type { AccountExport } from './read-export.ts';

export type ImportedRecords = {
  companies: readonly Company[];
  clients: readonly Client[];
  products: readonly Product[];
  /** The ids that the entries of the export have here. */
  ids: ReadonlyMap<string, string>;
};

/**
 * The entries that the account lacks, with the ids that they get. Rejects with a RecordsProblem.
 */
export async function planRecords(
  { companies, clients, products }: AccountExport,
  userId: string,
): Promise<ImportedRecords> {
  const ids = new Map<string, string>();
  return {
    companies: await leaveOut(companies, await readAllCompanies(), { userId, ids }),
    clients: await leaveOut(clients, await readAllClients(), { userId, ids }),
    products: await leaveOut(products, await readAllProducts(), { userId, ids }),
    ids,
  };
}

/** Adds the entries; those that are there already stay as they are. */
export async function importRecords(records: ImportedRecords): Promise<void> {
  await insertMissing('companies', records.companies.map(toCompanyRow));
  await insertMissing('clients', records.clients.map(toClientRow));
  await insertMissing('products', records.products.map(toProductRow));
}

/**
 * An entry is there by its id, by the id that it got here, or by all that it says. Notes in `ids`
 * the one that each has here.
 */
async function leaveOut<Entry extends { id: string }>(
  given: readonly Entry[],
  kept: readonly Entry[],
  { userId, ids }: { userId: string; ids: Map<string, string> },
): Promise<Entry[]> {
  const keptIds = new Set(kept.map(({ id }) => id));
  const contents = new Map(kept.map((entry) => [writeContent(entry), entry.id]));
  const missing: Entry[] = [];
  for (const entry of given) {
    const derived = await deriveId(userId, entry.id);
    const byId = [entry.id, derived].find((id) => keptIds.has(id));
    const known = byId ?? contents.get(writeContent(entry));
    ids.set(entry.id, known ?? derived);
    if (known === undefined) missing.push({ ...entry, id: derived });
  }
  return missing;
}

function writeContent(entry: { id: string }): string {
  return JSON.stringify({ ...entry, id: '' });
}
