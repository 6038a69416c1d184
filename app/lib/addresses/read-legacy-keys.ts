import { fetchPart } from '#app/lib/parts/fetch-part.ts';

/** The keys of the older site and the page of each, from the file that the build wrote. */
export function readLegacyKeys(): Promise<ReadonlyMap<string, string>> {
  return fetchPart(async () => {
    const response = await fetch(KEYS_PATH);
    if (!response.ok) throw new Error(`${KEYS_PATH}: ${response.status}`);
    const keys = (await response.json()) as Record<string, string>; // our own build wrote it
    return new Map(Object.entries(keys));
  });
}

const KEYS_PATH = '/anciennes-adresses.json';
