import { type Answer, askData, failWith } from '#app/data/account/answer.ts';
import { eachPage } from '#app/data/account/read-pages.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { type Cents, cents, type Draft } from '#documents';
import {
  computeAgreed,
  type MadeReminder,
  type Milestone,
  type MilestoneName,
  type Numbering,
  type Payment,
  type RecordIds,
  recordIdsOf,
  type StatusName,
} from '#documents/dossier';

import { readReminder } from './remote-reminders.ts';
import { type DraftFile, hashOf, readBytea, writeBytea } from './split-files.ts';

/** Changes since a moment, at most 500 per call. */
export function listChanges(since: string, after: string) {
  return askData((client) => client.rpc('list_changes', { p_since: since, p_after: after }));
}

/** The documents that changed last, by device id. */
export async function listNewest(): Promise<Answer<string[]>> {
  const answer = await askData((client) =>
    client
      .from('documents')
      .select('local_id')
      .eq('user_id', ownId())
      .order('updated_at', { ascending: false })
      .limit(NEWEST),
  );
  return answer.ok ? { ok: true, value: answer.value.map(({ local_id }) => local_id) } : answer;
}

/** Two pages of the list. */
const NEWEST = 50;

/** Whole documents with their payments and reminders, by device id. */
export async function readDocuments(ids: readonly string[]): Promise<Answer<RemoteDocument[]>> {
  const userId = ownId();
  const answer = await askData((client) =>
    client
      .from('documents')
      .select(
        'local_id, client_id, company_id, updated_at, issued_at, milestone, milestone_at, document_contents(draft, raw_texts, version, session_id), payments(id, amount, paid_on, means, note, corrects), document_reminders(made_on, level), quote_answers(verdict, choices)',
      )
      .eq('user_id', userId)
      .in('local_id', [...ids]),
  );
  if (!answer.ok) return answer;
  const documents = answer.value.flatMap((row) => {
    const content = Array.isArray(row.document_contents)
      ? row.document_contents[0]
      : row.document_contents;
    if (!content) return [];
    const draft = content.draft as unknown as Draft; // the editor repairs any draft it opens
    return [
      {
        id: row.local_id,
        ...recordIdsOf({ clientId: row.client_id, companyId: row.company_id }),
        changedAt: row.updated_at,
        issuedAt: row.issued_at === null ? null : Date.parse(row.issued_at),
        milestone: readMilestone(row, draft),
        draft,
        rawTexts: content.raw_texts as Record<string, string>, // written only by `saveRemote`
        version: content.version,
        ...(content.session_id && { sessionId: content.session_id }),
        payments: row.payments.map((payment) => readPayment(row.local_id, payment)),
        reminders: row.document_reminders.map((made) => readReminder(row.local_id, made)),
      },
    ];
  });
  return { ok: true, value: documents };
}

export type RemoteDocument = RecordIds & {
  id: string;
  changedAt: string;
  /** Milliseconds; null for a draft. */
  issuedAt: number | null;
  milestone: Milestone | null;
  draft: Draft;
  rawTexts: Record<string, string>;
  version: number;
  /** The session of the device that wrote this version; unknown once imported. */
  sessionId?: string;
  payments: readonly Payment[];
  reminders: readonly MadeReminder[];
};

function readMilestone(
  {
    local_id: id,
    milestone,
    milestone_at,
    quote_answers: answers,
  }: {
    local_id: string;
    milestone: string | null;
    milestone_at: string | null;
    quote_answers: Answered | readonly Answered[] | null;
  },
  draft: Draft,
): Milestone | null {
  if (milestone === null) return null;
  const name = milestone as MilestoneName; // a constraint of the table
  const markedAt = Date.parse(milestone_at ?? '') || Date.now();
  const [answer] = [answers].flat();
  const isAgreed =
    name === 'accepted' && answer?.verdict === 'accepted' && Array.isArray(draft.lines);
  const quote = { id, draft, rawTexts: {}, updatedAt: 0 };
  return { id, name, markedAt, ...(isAgreed && { agreed: computeAgreed(quote, answer.choices) }) };
}

type Answered = { verdict: string; choices: readonly number[] };

export function countDocuments(): Promise<Answer<number>> {
  return askData(async (client) => {
    const { count, error, status } = await client
      .from('documents')
      .select('local_id', { count: 'exact', head: true })
      .eq('user_id', ownId());
    return { data: count ?? 0, error, status };
  });
}

/**
 * Saves a draft on top of the known version; 0 when there is none. `total` and `status` are for the
 * lists of the account. `changedAt` is empty, so that the document is read again, where the account
 * names others than those asked for (one is deleted or merged), or where its last change is another
 * than `knownAt`: a link or a payment of another device.
 */
export async function saveRemote(
  id: string,
  content: RecordIds & { draft: Draft; rawTexts: Record<string, string> },
  { base, knownAt, total, status }: Save,
): Promise<Answer<{ version: number; changedAt: string }>> {
  const answer = await askData((client) =>
    client
      .rpc('save_document', {
        p_id: id,
        p_draft: content.draft as never, // plain JSON
        p_raw_texts: content.rawTexts,
        p_summary: { status, total: total === null ? null : toNumeric(total) },
        p_base: base,
        ...(content.clientId && { p_client: content.clientId }),
        ...(content.companyId && { p_company: content.companyId }),
      })
      .single(),
  );
  if (!answer.ok) return answer;
  const { version, updated_at, found_at, client_id, company_id } = answer.value;
  const kept = recordIdsOf({ clientId: client_id, companyId: company_id });
  const isKept = kept.clientId === content.clientId && kept.companyId === content.companyId;
  const isWhole = isKept && (found_at === null || found_at === knownAt);
  return { ok: true, value: { version, changedAt: isWhole ? updated_at : '' } };
}

type Save = { base: number; knownAt: string | undefined; total: Cents | null; status: string };

/** Adds the files of a draft; existing ones are kept. */
export async function addFiles(files: readonly DraftFile[]): Promise<Answer<unknown>> {
  for (const { hash, mediaType, bytes } of files) {
    const answer = await askData((client) =>
      client
        .from('draft_files')
        .upsert(
          { hash, media_type: mediaType, bytes: writeBytea(bytes) },
          { onConflict: 'user_id,hash', ignoreDuplicates: true },
        )
        .select('hash'),
    );
    if (!answer.ok) return answer;
  }
  return { ok: true, value: null };
}

/** A file of a draft; null when the account does not have it. */
export async function readCarried(hash: string): Promise<Answer<CarriedFile | null>> {
  const userId = ownId();
  const answer = await askData((client) =>
    client.from('draft_files').select('media_type, bytes').eq('user_id', userId).eq('hash', hash),
  );
  if (!answer.ok) return answer;
  const [file] = answer.value;
  return {
    ok: true,
    value: file ? { mediaType: file.media_type, base64: readBytea(file.bytes) } : null,
  };
}

type CarriedFile = { mediaType: string; base64: string };

/**
 * Freezes and chains the document, whose content in the account must be `draft`, and answers with
 * what is frozen. It takes a number, unless it was `issuedAt` elsewhere with its own.
 */
export async function issueRemote(
  id: string,
  how: { draft: Draft; issuedAt?: number } & Pick<Numbering, 'prefix'> & Partial<Numbering>,
): Promise<Answer<FrozenDocument>> {
  const answer = await askData((client) =>
    client
      .rpc('issue_document', {
        p_id: id,
        p_draft: how.draft as never, // plain JSON
        p_prefix: how.prefix,
        ...(how.pattern !== undefined && { p_pattern: how.pattern }),
        ...(how.first !== undefined && { p_first: how.first }),
        ...(how.written !== undefined && { p_written: how.written }),
        ...(how.issuedAt !== undefined && { p_issued_at: new Date(how.issuedAt).toISOString() }),
      })
      .single(),
  );
  if (!answer.ok) return answer;
  const { draft, issued_at, version } = answer.value;
  return {
    ok: true,
    value: {
      draft: draft as unknown as Draft, // what was sent, with its number
      issuedAt: Date.parse(issued_at),
      version,
    },
  };
}

/** `draft` names its files; times are those of the account. */
export type FrozenDocument = {
  draft: Draft;
  issuedAt: number;
  version: number;
};

/** Stores the file of an issued document; an existing one is kept. */
export async function storeFile(id: string, file: File): Promise<Answer<unknown>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sha256 = await hashOf(bytes);
  const found = await askData((client) =>
    client.from('documents').select('id').eq('user_id', ownId()).eq('local_id', id),
  );
  if (!found.ok) return found;
  const [document] = found.value;
  if (!document) return failWith('document_missing');
  return askData((client) =>
    client
      .from('document_files')
      .upsert(
        { document_id: document.id, name: file.name, sha256, bytes: writeBytea(bytes) },
        { onConflict: 'document_id', ignoreDuplicates: true },
      )
      .select('document_id'),
  );
}

/** The device ids of issued documents whose file the account lacks. */
export async function listWithoutFile(): Promise<Answer<string[]>> {
  const ids: string[] = [];
  const read = await eachPage<{ id: string; local_id: string; document_files: unknown }>(
    (last, limit) =>
      askData((client) => {
        const asked = client
          .from('documents')
          .select('id, local_id, document_files(document_id)')
          .eq('user_id', ownId())
          .not('issued_at', 'is', null);
        return (last ? asked.gt('id', last.id) : asked).order('id').limit(limit);
      }),
    (rows) => {
      for (const { local_id, document_files: files } of rows)
        if (files === null || (Array.isArray(files) && files.length === 0)) ids.push(local_id);
    },
  );
  return read.ok ? { ok: true, value: ids } : read;
}

export function markRemote(id: string, milestone: Milestone | null) {
  return askData((client) =>
    client
      .from('documents')
      .update({
        milestone: milestone?.name ?? null,
        milestone_at: milestone && new Date(milestone.markedAt).toISOString(),
      })
      .eq('user_id', ownId())
      .eq('local_id', id)
      .select('local_id'),
  );
}

/** Tells the account the status of at most 500 documents; keys are their ids on devices. */
export function tellStatuses(statuses: ReadonlyMap<string, StatusName>) {
  return askData((client) =>
    client.rpc('tell_statuses', { p_statuses: Object.fromEntries(statuses) }),
  );
}

/** Deletes a draft as this device knew it; false when another one changed or issued it. */
export function removeRemote(id: string, base: number) {
  return askData((client) => client.rpc('delete_draft', { p_id: id, p_base: base }));
}

export function recordPayment(payment: Payment) {
  return askData((client) =>
    client.rpc('record_payment', {
      p_id: payment.id,
      p_document: payment.documentId,
      p_amount: toNumeric(payment.amount),
      p_paid_on: payment.paidOn,
      p_means: payment.means,
      p_note: payment.note,
      ...(payment.corrects !== null && { p_corrects: payment.corrects }),
    }),
  );
}

function readPayment(documentId: string, row: RemotePayment): Payment {
  return {
    id: row.id,
    documentId,
    amount: readNumeric(Number(row.amount)),
    paidOn: row.paid_on,
    means: row.means as Payment['means'], // a constraint of the table
    note: row.note,
    corrects: row.corrects,
  };
}

type RemotePayment = {
  id: string;
  amount: number;
  paid_on: string;
  means: string;
  note: string;
  corrects: string | null;
};

/** Cents as the database keeps them: a number of two decimals, exact below 15 digits. */
export function toNumeric(amount: Cents): number {
  return amount / 100;
}

/** Cents of a number of two decimals. */
export function readNumeric(amount: number): Cents {
  return cents(Math.round(amount * 100));
}
