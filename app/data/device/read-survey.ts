import {
  type DocumentSummary,
  type StoredDraft,
  SUMMARY_VERSION,
  type Survey,
  summarize,
} from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';

/**
 * What the documents of this device say, from their summaries; those that are missing (a document
 * that changed, another version of this site) are made from the documents, and kept.
 */
export async function readSurvey(): Promise<Survey> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'summaries', 'links', 'milestones']);
  const [ids, kept, links, milestones] = await Promise.all([
    transaction.objectStore('drafts').getAllKeys(),
    transaction.objectStore('summaries').getAll(),
    transaction.objectStore('links').getAll(),
    transaction.objectStore('milestones').getAll(),
  ]);
  const known = kept.filter(({ version }) => version === SUMMARY_VERSION);
  const knownIds = new Set(known.map(({ id }) => id));
  const made = await makeMissing(ids.filter((id) => !knownIds.has(id)));
  return { summaries: [...known, ...made], links, milestones };
}

/** Some at a time: the page stays alive while thousands are made, once. */
async function makeMissing(ids: readonly string[]): Promise<DocumentSummary[]> {
  const made: DocumentSummary[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    // A device without room left is read all the same.
    made.push(...(await makeAndKeep(batch).catch(() => makeOnly(batch))));
  }
  return made;
}

/**
 * In the transaction that reads the documents: none changes between its reading and its summary.
 */
async function makeAndKeep(ids: readonly string[]): Promise<DocumentSummary[]> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'summaries'], 'readwrite');
  const drafts = transaction.objectStore('drafts');
  const summaries = summarizeAll(await Promise.all(ids.map((id) => drafts.get(id))));
  for (const summary of summaries)
    transaction.objectStore('summaries').put({ ...summary, version: SUMMARY_VERSION });
  await transaction.done;
  return summaries;
}

async function makeOnly(ids: readonly string[]): Promise<DocumentSummary[]> {
  const db = await openBrowserDatabase();
  return summarizeAll(await Promise.all(ids.map((id) => db.get('drafts', id))));
}

/** What has been deleted in the meantime is left out. */
function summarizeAll(drafts: readonly (StoredDraft | undefined)[]): DocumentSummary[] {
  return drafts.flatMap((stored) => (stored ? [summarize(stored)] : []));
}

const BATCH = 100;
