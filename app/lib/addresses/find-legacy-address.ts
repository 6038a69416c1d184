import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { findLegacyTarget } from '#content/find-legacy-target.ts';

/** The new address for one of the former site; null when there is none. */
export async function findLegacyAddress(address: {
  pathname: string;
  search: string;
}): Promise<string | null> {
  return findLegacyTarget(address, await fetchPart(readKeys));
}

async function readKeys(): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(KEYS_PATH);
  if (!response.ok) throw new Error(`${KEYS_PATH}: ${response.status}`);
  const keys = (await response.json()) as Record<string, string>; // written by our own build
  return new Map(Object.entries(keys));
}

const KEYS_PATH = '/anciennes-adresses.json';
