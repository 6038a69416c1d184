import type { GivenNumber } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';

/** Every number given on this device, of all its series (« seller · prefix »). */
export async function listGivenNumbers(): Promise<GivenNumber[]> {
  const db = await openBrowserDatabase();
  return db.getAll('numbers');
}

export async function saveGivenNumber(given: Omit<GivenNumber, 'key'>): Promise<void> {
  const db = await openBrowserDatabase();
  await db.put('numbers', { ...given, key: `${given.series}/${given.number}` });
}
