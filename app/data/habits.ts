import { openBrowserDatabase } from './device/browser-database.ts';
import type { Habits } from './device/browser-schema.ts';

export type { Habits };

export async function getHabits(): Promise<Habits | null> {
  const db = await openBrowserDatabase();
  return (await db.get('habits', 'last')) ?? null;
}

export async function saveHabits(habits: Habits): Promise<void> {
  const db = await openBrowserDatabase();
  await db.put('habits', habits, 'last');
}
