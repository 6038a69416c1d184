import type { Client } from '#app/data/account/records/clients.ts';
import { foldAccents } from '#documents';

/**
 * Groups clients of the same establishment, company, e-mail address or name; the most complete
 * comes first.
 */
export function findDuplicates(clients: readonly Client[]): Client[][] {
  const groups = new Map<string, Client[]>();
  const groupOf = new Map<string, Client[]>();
  for (const client of clients) {
    const keys = listKeys(client);
    const known = keys.map((key) => groups.get(key)).find((group) => group !== undefined) ?? [];
    known.push(client);
    for (const key of keys) groups.set(key, groups.get(key) ?? known);
    groupOf.set(client.id, known);
  }
  return [...new Set(groupOf.values())]
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted((a, b) => countWords(b) - countWords(a)));
}

function listKeys({ buyer }: Client): string[] {
  const name = foldAccents(buyer.name)
    .replace(LEGAL_FORMS, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const place = buyer.address.postalCode;
  return [
    // Two establishments of a company may be two clients.
    buyer.siret || buyer.siren || '',
    buyer.email ? `mail ${buyer.email.toLowerCase()} ${name}` : '',
    `name ${name} ${place}`,
  ].filter((key) => key !== '' && key !== `name  ${place}`);
}

function countWords(client: Client): number {
  return JSON.stringify(client).length;
}

const LEGAL_FORMS = /\b(sarl|sasu|sas|eurl|sa|sci|snc|selarl|scp|ei)\b/g;
