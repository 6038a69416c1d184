import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { Answer } from '#app/data/account/answer.ts';
import type { Synced } from '#app/data/device/browser-schema.ts';
import {
  type Milestone,
  type Payment,
  type StoredDraft,
  seriesPrefixOf,
  summarize,
} from '#documents/dossier';
import { openKept } from './open-kept.ts';
import { receive } from './pull-changes.ts';
import {
  addFiles,
  issueRemote,
  markRemote,
  recordPayment,
  removeLink,
  removeRemote,
  saveLink,
  saveRemote,
} from './remote-documents.ts';
import { splitFiles } from './split-files.ts';
import { stampOfDraft, stampOfLink } from './stamps.ts';
import { waitForFile } from './waiting-files.ts';

/**
 * Pushes local changes in order: documents, links, milestones, payments, deletions. A change sent
 * twice does no harm. Returns the first problem that stops the run; one refused document does not.
 */
export async function pushChanges(): Promise<AccountProblem | null> {
  for (const step of [pushDocuments, pushLinks, pushMarks, pushPayments, pushDeletions]) {
    const problem = await step();
    if (problem) return problem;
  }
  return null;
}

export async function countWaiting(): Promise<number> {
  const db = await openKept();
  const [ids, synced] = [await db.getAllKeys('drafts'), await readSynced('doc/')];
  let count = 0;
  for (const id of ids) if (await isWaiting(id, synced.get(id))) count += 1;
  return count + [...synced.keys()].filter((id) => !ids.includes(id)).length;
}

/**
 * Everything that only this device has: documents, versions in conflict, links, milestones and
 * payments, what was taken away included, and files.
 */
export async function countUnsent(): Promise<number> {
  const db = await openKept();
  const stamps = new Map<string, string>();
  for (const link of await db.getAll('links')) stamps.set(`link/${link.key}`, stampOfLink(link));
  for (const { id, name } of await db.getAll('milestones')) stamps.set(`mark/${id}`, name);
  const synced = await db.getAll('synced');
  const known = new Map(synced.map(({ key, stamp }) => [key, stamp]));
  const payments = await db.getAll('payments');
  return (
    (await countWaiting()) +
    (await db.getAll('conflicts')).filter(({ keptAs }) => keptAs === undefined).length +
    [...stamps].filter(([key, stamp]) => known.get(key) !== stamp).length +
    synced.filter(({ key }) => /^(link|mark)\//.test(key) && !stamps.has(key)).length +
    synced.filter(({ key }) => key.startsWith('file/')).length +
    payments.filter(({ isWaiting: waits }) => waits).length
  );
}

async function pushDocuments(): Promise<AccountProblem | null> {
  const db = await openKept();
  const [ids, synced] = [
    await db.getAllKeysFromIndex('drafts', 'byDate'),
    await readSynced('doc/'),
  ];
  for (const id of ids) {
    if (!(await isWaiting(id, synced.get(id)))) continue;
    const problem = await pushDocument(id);
    if (problem && STOPPING.has(problem.code)) return problem;
  }
  return null;
}

/** An issued document never changes; a document in conflict waits for its user. */
async function isWaiting(id: string, known: Synced | undefined): Promise<boolean> {
  if (known?.isIssued) return false;
  const db = await openKept();
  const [stored, conflict] = [await db.get('drafts', id), await db.get('conflicts', id)];
  return stored !== undefined && !conflict && known?.stamp !== stampOfDraft(stored);
}

/** A document issued elsewhere keeps its number and date. */
export async function pushDocument(id: string): Promise<AccountProblem | null> {
  const db = await openKept();
  const stored = await db.get('drafts', id);
  if (!stored) return null;
  const known = await db.get('synced', `doc/${id}`);
  const sent = await send(stored, known?.version ?? 0);
  if (sent.ok) {
    await db.put('synced', { key: `doc/${id}`, stamp: stampOfDraft(stored), ...sent.value });
    if (sent.value.isIssued) await waitForFile(id);
    return null;
  }
  const { problem } = sent;
  // Another device wrote first: fetch its version and compare.
  if (problem.code === 'document_stale' || problem.code === 'document_issued') return receive([id]);
  if (!STOPPING.has(problem.code))
    await db.put('synced', {
      ...{ key: `doc/${id}`, stamp: '', ...known },
      problem: problem.code,
    });
  return problem;
}

async function send(
  stored: StoredDraft,
  base: number,
): Promise<Answer<Omit<Synced, 'key' | 'stamp'>>> {
  const { issued, id } = stored;
  const own = issued ? { draft: issued.draft, rawTexts: {} } : stored;
  const { draft, files } = await splitFiles(own.draft);
  const added = await addFiles(files);
  if (!added.ok) return added;
  const summary = summarize(stored);
  const saved = await saveRemote(id, { draft, rawTexts: own.rawTexts }, { base, summary });
  if (!saved.ok) return saved;
  if (!issued) return { ok: true, value: { ...saved.value, isIssued: false } };
  const prefix = seriesPrefixOf(issued.draft);
  const answer = await issueRemote(id, { draft, prefix, issuedAt: issued.at });
  if (!answer.ok) return answer;
  const { version, changedAt } = answer.value;
  return { ok: true, value: { version, changedAt, isIssued: true } };
}

async function pushLinks(): Promise<AccountProblem | null> {
  const db = await openKept();
  const [links, synced] = [await db.getAll('links'), await readSynced('link/')];
  const waiting = links.filter((link) => synced.get(link.key)?.stamp !== stampOfLink(link));
  for (const link of waiting) {
    const answer = await saveLink(link);
    if (!answer.ok) {
      if (STOPPING.has(answer.problem.code)) return answer.problem;
      continue;
    }
    await db.put('synced', { key: `link/${link.key}`, stamp: stampOfLink(link) });
  }
  const kept = new Set(links.map(({ key }) => key));
  for (const key of synced.keys()) {
    if (kept.has(key)) continue;
    const answer = await removeLink(key);
    if (!answer.ok) return answer.problem;
    await db.delete('synced', `link/${key}`);
  }
  return null;
}

async function pushMarks(): Promise<AccountProblem | null> {
  const db = await openKept();
  const [marks, synced] = [await db.getAll('milestones'), await readSynced('mark/')];
  const marked = new Map(marks.map((mark) => [mark.id, mark]));
  for (const id of new Set([...marked.keys(), ...synced.keys()])) {
    const mark = marked.get(id) ?? null;
    if ((synced.get(id)?.stamp ?? '') === (mark?.name ?? '')) continue;
    const problem = await pushMark(id, mark);
    if (problem) return problem;
  }
  return null;
}

async function pushMark(id: string, mark: Milestone | null): Promise<AccountProblem | null> {
  const db = await openKept();
  if ((await db.getKey('drafts', id)) !== undefined) {
    const answer = await markRemote(id, mark);
    if (!answer.ok) return answer.problem;
    // The document is not in the account yet: retry on the next run.
    if (answer.value.length === 0) return null;
  }
  if (mark === null) await db.delete('synced', `mark/${id}`);
  else await db.put('synced', { key: `mark/${id}`, stamp: mark.name });
  return null;
}

async function pushPayments(): Promise<AccountProblem | null> {
  const db = await openKept();
  const waiting = (await db.getAll('payments')).filter(({ isWaiting: waits }) => waits);
  // A correction comes after the payment that it takes back.
  for (const { isWaiting: _waits, ...payment } of waiting.toSorted(correctionsLast)) {
    const answer = await recordPayment(payment);
    if (!answer.ok) {
      if (STOPPING.has(answer.problem.code)) return answer.problem;
      if (payment.corrects !== null) await forgetCorrection(payment);
      continue;
    }
    await db.put('payments', payment);
  }
  return null;
}

/** Another device has taken back the payment already, or the account never had it. */
async function forgetCorrection({ id, documentId }: Payment): Promise<void> {
  await (await openKept()).delete('payments', id);
  await receive([documentId]);
}

function correctionsLast(left: Payment, right: Payment): number {
  return Number(left.corrects !== null) - Number(right.corrects !== null);
}

async function pushDeletions(): Promise<AccountProblem | null> {
  const db = await openKept();
  const ids = new Set(await db.getAllKeys('drafts'));
  for (const id of (await readSynced('doc/')).keys()) {
    if (ids.has(id)) continue;
    const answer = await removeRemote(id);
    if (!answer.ok) return answer.problem;
    await db.delete('synced', `doc/${id}`);
    // An issued document cannot be deleted: it comes back.
    if (answer.value.length === 0) await receive([id]);
  }
  return null;
}

/** The sync records of one sort, by id. */
async function readSynced(prefix: 'doc/' | 'link/' | 'mark/'): Promise<Map<string, Synced>> {
  const db = await openKept();
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const entries = await db.getAll('synced', range);
  return new Map(entries.map((entry) => [entry.key.slice(prefix.length), entry]));
}

/** Problems that every following document would meet too. */
export const STOPPING: ReadonlySet<string> = new Set([
  ...['network', 'unavailable', 'session_missing', 'account_full'],
  ...['too_much_written', 'over_request_rate_limit', 'unexpected_failure'],
]);
