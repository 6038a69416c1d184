import type { GivenNumber } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import { heldHere } from './held.ts';

/** All numbers given on this device, of every series (« seller · prefix »). */
export async function listGivenNumbers(): Promise<GivenNumber[]> {
  const { numbers: held } = heldHere();
  const kept = await listKept().catch((error: unknown) => {
    if (held.size > 0) return [];
    throw error;
  });
  return [...kept.filter(({ key }) => !held.has(key)), ...held.values()];
}

async function listKept(): Promise<GivenNumber[]> {
  const db = await openBrowserDatabase();
  return db.getAll('numbers');
}
