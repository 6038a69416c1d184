import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { type Answer, failWith } from '#app/data/account/answer.ts';
import { wayOf } from '#app/data/account/way-of-problem.ts';
import type { Synced } from '#app/data/device/browser-schema.ts';
import { recordIdsOf, type StoredDraft, seriesPrefixOf, summarize } from '#documents/dossier';
import { openKept } from './open-kept.ts';
import { UNKNOWN_VERSION } from './receiving/meet-versions.ts';
import { receive } from './receiving/receive.ts';
import { addFiles, issueRemote, removeRemote, saveRemote } from './remote-documents.ts';
import { pushDeletions } from './sending/push-deletions.ts';
import { pushEach } from './sending/push-each.ts';
import { pushLinks } from './sending/push-links.ts';
import { pushMarks } from './sending/push-marks.ts';
import { pushPayments } from './sending/push-payments.ts';
import { pushReminders } from './sending/push-reminders.ts';
import { noteChange, pushStatuses } from './sending/push-statuses.ts';
import { readWriting } from './sending/read-writing.ts';
import { isRefusal, isRefused, noteRefusal } from './sending/refusals.ts';
import { listUnsentDocuments, readUnsentStamp } from './sending/unsent-documents.ts';
import { splitFiles } from './split-files.ts';
import { stampOfDraft } from './stamps.ts';
import { waitForFile } from './waiting-files.ts';

/**
 * Pushes local changes in order: deletions, which make room, documents, payments, the links of
 * their receipts and others, milestones, reminders, and what documents have become by them. A
 * change sent twice does no harm. What can never be sent as it is holds nothing up; returns the
 * first problem that does.
 */
export async function pushChanges(): Promise<AccountProblem | null> {
  let first: AccountProblem | null = null;
  for (const step of STEPS) {
    const problem = await step();
    first ??= problem;
    if (problem && !OF_ONE_STEP.has(problem.code)) break;
  }
  return first;
}

const STEPS = [
  ...[pushDeletions, pushDocuments, pushPayments, pushLinks],
  ...[pushMarks, pushReminders, pushStatuses],
];
/** A subject may be full where the next one has room. */
const OF_ONE_STEP: ReadonlySet<string> = new Set(['account_full', 'unexpected_failure']);

async function pushDocuments(): Promise<AccountProblem | null> {
  return pushEach(await listUnsentDocuments(), async ([id, stamp]) => {
    if (await isRefused(`doc/${id}`, stamp)) return null;
    const problem = await pushDocument(id);
    return problem && !isRefusal(problem) ? problem : null;
  });
}

/** A document issued elsewhere keeps its number and date. */
export async function pushDocument(id: string): Promise<AccountProblem | null> {
  const db = await openKept();
  const stored = await db.get('drafts', id);
  if (!stored) return null;
  const problem = await sendAndKeep(stored);
  await noteRefusal(`doc/${id}`, stampOfDraft(stored), problem);
  return problem;
}

async function sendAndKeep(stored: StoredDraft): Promise<AccountProblem | null> {
  const { id } = stored;
  const db = await openKept();
  const known = await db.get('synced', `doc/${id}`);
  // If the answer is lost and the draft deleted then, the account is asked to delete it too.
  if (!known) await db.put('synced', { key: `doc/${id}`, stamp: '', version: UNKNOWN_VERSION });
  const sent = await sendWhole(stored, known);
  if (sent.ok) {
    await db.put('synced', { key: `doc/${id}`, stamp: stampOfDraft(stored), ...sent.value });
    if (sent.value.isIssued) {
      await waitForFile(id);
      noteChange(id);
    }
    return null;
  }
  return wayOf(sent.problem.code) === 'stale' ? compare(id, sent.problem) : sent.problem;
}

/** Another device wrote first: its version is fetched and compared. */
async function compare(id: string, refusal: AccountProblem): Promise<AccountProblem | null> {
  const problem = await receive([id]);
  if (problem || refusal.code !== 'document_issued') return problem;
  // Issued with the words that are known here: what was written since has no place in the account.
  const known = await (await openKept()).get('synced', `doc/${id}`);
  return (await readUnsentStamp(id, known)) === null ? null : refusal;
}

/** What cannot even be read of a document is refused as the account would. */
async function sendWhole(stored: StoredDraft, known: Synced | undefined): ReturnType<typeof send> {
  try {
    const sent = await send(stored, known);
    return !sent.ok && sent.problem.code === 'answer_too_large' ? failWith('data_too_large') : sent;
  } catch (error) {
    // Rejects when the account was left meanwhile.
    await openKept();
    console.warn('A document cannot be sent', error);
    return failWith('data_broken');
  }
}

async function send(
  stored: StoredDraft,
  known: Synced | undefined,
): Promise<Answer<Omit<Synced, 'key' | 'stamp'>>> {
  const { issued, id } = stored;
  const { version: base = UNKNOWN_VERSION, changedAt: knownAt } = known ?? {};
  const own = issued ? { draft: issued.draft, rawTexts: {} } : stored;
  const ids = recordIdsOf(stored);
  const { draft, files } = await splitFiles(own.draft);
  const added = await addFiles(files);
  if (!added.ok) return added;
  const { amount: total } = summarize(stored);
  // A quote may be accepted before it is issued: its status is sent again as it was last told.
  const status = (await (await openKept()).get('synced', `status/${id}`))?.stamp ?? 'draft';
  const content = { draft, rawTexts: own.rawTexts, ...ids };
  const saved = await saveRemote(id, content, { base, knownAt, total, status });
  if (!saved.ok) return saved;
  if (!issued) return { ok: true, value: { ...saved.value, isIssued: false } };
  const answer = await issueRemote(id, {
    ...{ draft, issuedAt: issued.at, prefix: seriesPrefixOf(issued.draft) },
    written: await readWriting(issued.draft),
  });
  if (!answer.ok) return takeBack(answer, { id, base, version: saved.value.version });
  // Read again: another device may have linked or paid it between the two requests.
  return { ok: true, value: { version: answer.value.version, changedAt: '', isIssued: true } };
}

/** A final document that the account refuses is no draft there: another device could issue it. */
async function takeBack(
  refused: Refused,
  { id, base, version }: { id: string; base: number; version: number },
): Promise<Refused> {
  const { code } = refused.problem;
  if (base === UNKNOWN_VERSION && wayOf(code) === 'document') {
    const removed = await removeRemote(id, version);
    if (removed.ok) await (await openKept()).delete('synced', `doc/${id}`);
  }
  return code === 'already_there' ? failWith('number_taken') : refused;
}

type Refused = Extract<Answer<unknown>, { ok: false }>;
