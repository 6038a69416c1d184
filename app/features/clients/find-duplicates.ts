import type { Client } from '#app/data/account/records/clients.ts';
import { listClientKeys } from '#app/records/csv/list-client-keys.ts';

/**
 * Groups clients of the same establishment, company, e-mail address or name; the most complete
 * comes first.
 */
export function findDuplicates(clients: readonly Client[]): Client[][] {
  const groups = new Map<string, Client[]>();
  const groupOf = new Map<string, Client[]>();
  for (const client of clients) {
    const keys = listClientKeys(client);
    const known = keys.map((key) => groups.get(key)).find((group) => group !== undefined) ?? [];
    known.push(client);
    for (const key of keys) groups.set(key, groups.get(key) ?? known);
    groupOf.set(client.id, known);
  }
  return [...new Set(groupOf.values())]
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted((a, b) => countWords(b) - countWords(a)));
}

function countWords(client: Client): number {
  return JSON.stringify(client).length;
}
