import { type GivenNumber, openBrowserDatabase } from './browser-database.ts';

/** Numbers given on this device in a series (« seller · kind »). */
export async function listGivenNumbers(series: string): Promise<GivenNumber[]> {
  const db = await openBrowserDatabase();
  return db.getAllFromIndex('numbers', 'bySeries', series);
}

export async function saveGivenNumber(given: Omit<GivenNumber, 'key'>): Promise<void> {
  const db = await openBrowserDatabase();
  await db.put('numbers', { ...given, key: `${given.series}/${given.number}` });
}
