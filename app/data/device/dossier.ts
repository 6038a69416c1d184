import type { Dossier, MilestoneName } from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import { tellDevice } from './watch-device.ts';

/** Everything of this device, read at one moment: no link to a document that has just been deleted. */
export async function readDossier(): Promise<Dossier> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'links', 'marks']);
  const [documents, links, milestones] = await Promise.all([
    transaction.objectStore('drafts').getAll(),
    transaction.objectStore('links').getAll(),
    transaction.objectStore('marks').getAll(),
  ]);
  return { documents, links, milestones };
}

/** Says something of a document that only its author knows; null takes it back. */
export async function saveMilestone(id: string, name: MilestoneName | null): Promise<void> {
  const db = await openBrowserDatabase();
  if (name === null) await db.delete('marks', id);
  else await db.put('marks', { id, name, markedAt: Date.now() });
  tellDevice(id);
}
