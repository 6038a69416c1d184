import type { RecentDocuments } from '#app/data/dossier-store.ts';
import {
  type DocumentSummary,
  type StoredDraft,
  SUMMARY_VERSION,
  type Survey,
  summarize,
} from '#documents/dossier';
import { openBrowserDatabase } from './browser-database.ts';
import type { KeptSummary } from './browser-schema.ts';

/**
 * Built from the summaries; a missing one (changed document, new site version) is rebuilt and
 * stored.
 */
export async function readSurvey(): Promise<Survey> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction([
    ...(['drafts', 'summaries', 'links'] as const),
    ...(['milestones', 'payments', 'reminders'] as const),
  ]);
  const [ids, kept, links, milestones, payments, reminders] = await Promise.all([
    transaction.objectStore('drafts').getAllKeys(),
    transaction.objectStore('summaries').getAll(),
    transaction.objectStore('links').getAll(),
    transaction.objectStore('milestones').getAll(),
    transaction.objectStore('payments').getAll(),
    transaction.objectStore('reminders').getAll(),
  ]);
  const summaries = await completeSummaries(ids, kept);
  return { summaries, links, milestones, payments, reminders };
}

/** The newest documents, from their summaries alone. */
export async function listRecent(count: number): Promise<RecentDocuments> {
  const db = await openBrowserDatabase();
  const transaction = db.transaction(['drafts', 'summaries']);
  const ids = await transaction.objectStore('drafts').index('byDate').getAllKeys();
  const recent = ids.slice(Math.max(0, ids.length - count)).reverse();
  const store = transaction.objectStore('summaries');
  const kept = await Promise.all(recent.map((id) => store.get(id)));
  const summaries = await completeSummaries(recent, kept);
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  return { documents: recent.flatMap((id) => byId.get(id) ?? []), total: ids.length };
}

async function completeSummaries(
  ids: readonly string[],
  kept: readonly (KeptSummary | undefined)[],
): Promise<DocumentSummary[]> {
  const known = kept.filter((one) => one !== undefined).filter(isCurrent);
  const knownIds = new Set(known.map(({ id }) => id));
  return [...known, ...(await makeMissing(ids.filter((id) => !knownIds.has(id))))];
}

function isCurrent({ version }: KeptSummary): boolean {
  return version === SUMMARY_VERSION;
}

/** In batches: the page stays responsive while thousands are built. */
async function makeMissing(ids: readonly string[]): Promise<DocumentSummary[]> {
  const made: DocumentSummary[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    // A full device can still be read.
    made.push(...(await makeAndKeep(batch).catch(() => makeOnly(batch))));
  }
  return made;
}

/**
 * Within the transaction that reads the documents, so that none changes before its summary is
 * saved.
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

/** Documents deleted meanwhile are left out. */
function summarizeAll(drafts: readonly (StoredDraft | undefined)[]): DocumentSummary[] {
  return drafts.flatMap((stored) => (stored ? [summarize(stored)] : []));
}

const BATCH = 100;
