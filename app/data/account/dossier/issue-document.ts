import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { tellDevice } from '#app/data/device/watch-device.ts';
import { type StoredDraft, seriesOf, seriesPrefixOf } from '#documents/dossier';
import { readCompanyNumbering } from './company-numbering.ts';
import { learnNumber } from './learn-number.ts';
import { openKept } from './open-kept.ts';
import { pushDocument } from './push-changes.ts';
import { issueRemote } from './remote-documents.ts';
import { stampOfDraft } from './stamps.ts';
import { waitForFile } from './waiting-files.ts';

type Outcome = { ok: true; stored: StoredDraft } | { ok: false; problem: AccountProblem };

/**
 * Issues a saved document: the account assigns its number and freezes it. The first of a series has
 * the number set by its company or author; the next ones follow it. Returns the issued document.
 */
export async function issueDocument(id: string): Promise<Outcome> {
  const db = await openKept();
  const own = await db.get('drafts', id);
  if (!own || (await db.get('conflicts', id))) return refuse('document_stale');
  if (own.issued) return { ok: true, stored: own };
  const series = seriesOf(own.draft);
  const isFirst = (await db.countFromIndex('numbers', 'bySeries', series)) === 0;
  const company = await readCompanyNumbering(own.draft);
  const number = (isFirst && company?.first) || own.draft.number;
  if (number !== own.draft.number)
    await db.put('drafts', { ...own, draft: { ...own.draft, number }, updatedAt: Date.now() });
  const problem = await pushDocument(id);
  if (problem) return { ok: false, problem };
  const [sent, known] = [await db.get('drafts', id), await db.get('synced', `doc/${id}`)];
  if (!sent || (await db.get('conflicts', id))) return refuse('document_stale');
  const how = {
    ...{ prefix: seriesPrefixOf(sent.draft), version: known?.version ?? 0 },
    ...(company && { pattern: company.pattern }),
  };
  const first = await issueRemote(id, { ...how, ...(isFirst && number !== '' && { number }) });
  // Another device has started the series in the meantime.
  const isTaken = isFirst && !first.ok && first.problem.code === 'already_there';
  const answer = isTaken ? await issueRemote(id, how) : first;
  if (!answer.ok) return answer;
  return { ok: true, stored: await keepIssued(sent, answer.value) };
}

async function keepIssued(
  { id, draft: written, updatedAt }: StoredDraft,
  { number, issuedAt, version }: { number: string; issuedAt: number; version: number },
): Promise<StoredDraft> {
  const draft = { ...written, number };
  const stored: StoredDraft = {
    ...{ id, draft, rawTexts: {}, updatedAt: Math.max(Date.now(), updatedAt + 1) },
    ...{ completedAt: issuedAt, issued: { draft, at: issuedAt } },
  };
  const db = await openKept();
  const transaction = db.transaction(['drafts', 'summaries', 'synced'], 'readwrite');
  transaction.objectStore('drafts').put(stored);
  transaction.objectStore('summaries').delete(id);
  transaction
    .objectStore('synced')
    .put({ key: `doc/${id}`, stamp: stampOfDraft(stored), version, isIssued: true });
  await transaction.done;
  await learnNumber(stored);
  await waitForFile(id);
  tellDevice(id);
  return stored;
}

function refuse(code: string): Outcome {
  return { ok: false, problem: { code, reasons: [] } };
}
