import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { findLegacyTarget } from '#content/find-legacy-target.ts';

/** Where an address of the older site leads now; null when it is none. */
export async function findLegacyAddress(address: {
  pathname: string;
  search: string;
}): Promise<string | null> {
  return findLegacyTarget(address, await fetchPart(readKeys));
}

/** From the file that the build wrote. */
async function readKeys(): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(KEYS_PATH);
  if (!response.ok) throw new Error(`${KEYS_PATH}: ${response.status}`);
  const keys = (await response.json()) as Record<string, string>; // our own build wrote it
  return new Map(Object.entries(keys));
}

const KEYS_PATH = '/anciennes-adresses.json';
