import type { AccountProblem } from '#app/data/account/account-problem.ts';
import type { Answer } from '#app/data/account/answer.ts';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import { toBase64 } from '#app/lib/encoding/to-base64.ts';
import type { Draft } from '#documents';
import { type Numbering, recordIdsOf, type StoredDraft } from '#documents/dossier';
import { readNumbering } from './company-numbering.ts';
import { keepAside } from './keep-aside.ts';
import { learnNumbers } from './learn-numbers.ts';
import { openKept } from './open-kept.ts';
import { pushDocument } from './push-changes.ts';
import { isSameButNumber } from './receiving/meet-versions.ts';
import { receive } from './receiving/receive.ts';
import { type FrozenDocument, issueRemote, readCarried } from './remote-documents.ts';
import { noteChange } from './sending/push-statuses.ts';
import { joinFiles, splitFiles } from './split-files.ts';
import { stampOfDraft } from './stamps.ts';
import { waitForFile } from './waiting-files.ts';

type Outcome = { ok: true; stored: StoredDraft } | { ok: false; problem: AccountProblem };

/**
 * Issues a saved document whose author has seen `seen`: the account gives its number and freezes
 * it. Returns the document that the account keeps. When another device has issued it with other
 * contents, the answer is `document_issued`, and `seen` is kept as a new draft.
 */
export async function issueDocument(id: string, seen: Draft): Promise<Outcome> {
  const before = await judge(id, seen);
  if (before) return before;
  const problem = await pushDocument(id);
  if (problem) return { ok: false, problem };
  const after = await judge(id, seen);
  if (after) return after;
  const numbering = await askNumbering(id, seen);
  if (!numbering.ok) return numbering;
  const { draft, files } = await splitFiles(seen);
  const answer = await issueRemote(id, { draft, ...numbering.value });
  if (answer.ok) return { ok: true, stored: await keepIssued(id, answer.value, files) };
  const { code } = answer.problem;
  if (code !== 'document_issued' && code !== 'document_stale') return answer;
  return (await receive([id])) === null ? ((await judge(id, seen)) ?? answer) : answer;
}

async function askNumbering(id: string, seen: Draft): Promise<Answer<Numbering>> {
  const { companyId } = recordIdsOf((await (await openKept()).get('drafts', id)) ?? {});
  try {
    return { ok: true, value: await readNumbering({ ...seen, ...recordIdsOf({ companyId }) }) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** The outcome when this device knows it already; null when the account must be asked. */
async function judge(id: string, seen: Draft): Promise<Outcome | null> {
  const db = await openKept();
  const own = await db.get('drafts', id);
  if (!own) return refuse('document_missing');
  if (own.issued) {
    const written = { draft: seen, rawTexts: {} };
    if (!isSameButNumber({ draft: own.issued.draft, rawTexts: {} }, written)) {
      await keepAside(own, { ...recordIdsOf(own), ...written });
      return refuse('document_issued');
    }
    // The answer to an earlier request was lost.
    await waitForFile(id);
    return { ok: true, stored: own };
  }
  const isAsSeen = stampOfDraft(own) === stampOfDraft({ ...own, draft: seen, rawTexts: {} });
  return isAsSeen && !(await db.get('conflicts', id)) ? null : refuse('document_stale');
}

async function keepIssued(
  id: string,
  { draft: frozen, issuedAt, version }: FrozenDocument,
  files: Awaited<ReturnType<typeof splitFiles>>['files'],
): Promise<StoredDraft> {
  const draft = await joinFiles(frozen, async (hash) => {
    const own = files.find((file) => file.hash === hash);
    if (own) return { mediaType: own.mediaType, base64: toBase64(own.bytes) };
    const kept = await readCarried(hash);
    return kept.ok ? kept.value : null;
  });
  const db = await openKept();
  const stores = ['drafts', 'summaries', 'synced', 'conflicts'] as const;
  const transaction = db.transaction(stores, 'readwrite');
  const before = await transaction.objectStore('drafts').get(id);
  const stored: StoredDraft = {
    ...{ ...before, id, draft, rawTexts: {}, completedAt: issuedAt },
    ...{ updatedAt: Math.max(Date.now(), (before?.updatedAt ?? 0) + 1) },
    issued: { draft, at: issuedAt },
  };
  transaction.objectStore('drafts').put(stored);
  transaction.objectStore('summaries').delete(id);
  const entry = { key: `doc/${id}`, stamp: stampOfDraft(stored), version, isIssued: true };
  // Read again: the account dates its mark anew, and another device may have linked it.
  transaction.objectStore('synced').put({ ...entry, changedAt: '' });
  await transaction.done;
  await learnNumbers([stored]);
  await waitForFile(id);
  noteChange(id);
  tellDevice(id);
  return stored;
}

function refuse(code: string): Outcome {
  return { ok: false, problem: { code, reasons: [] } };
}
