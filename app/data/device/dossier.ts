import {
  type DocumentLink,
  type Mark,
  type MarkName,
  openBrowserDatabase,
  type StoredDraft,
} from './browser-database.ts';
import { tellDevice } from './watch-device.ts';

/** All the documents of this device, how they follow each other, and what their author said of them. */
export type Dossier = {
  documents: readonly StoredDraft[];
  links: readonly DocumentLink[];
  marks: readonly Mark[];
};

/** Read at one moment: no link to a document that has just been deleted. */
export async function readDossier(): Promise<Dossier> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'links', 'marks']);
  const [documents, links, marks] = await Promise.all([
    transaction.objectStore('drafts').getAll(),
    transaction.objectStore('links').getAll(),
    transaction.objectStore('marks').getAll(),
  ]);
  return { documents, links, marks };
}

/** Says something of a document that only its author knows; null takes it back. */
export async function saveMark(id: string, name: MarkName | null): Promise<void> {
  const db = await openBrowserDatabase();
  if (name === null) await db.delete('marks', id);
  else await db.put('marks', { id, name, markedAt: Date.now() });
  tellDevice(id);
}
