import { type Answer, askData } from '#app/data/account/answer.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { toBase64Url } from '#app/lib/encoding/base64-url.ts';

/** The page of a document of the account for who receives it. */
export type ClientPageState = {
  /** ISO 8601. */
  expiresAt: string;
  /** The issuer asked to be told of the first visit. */
  notesVisit: boolean;
  /** The first visit of somebody else (ISO 8601). */
  seenAt: string | null;
};

/** A document as its account has it: `id` is that of its row. */
export type AccountDocument = { id: string; isIssued: boolean; page: ClientPageState | null };

/** Null when the account does not hold the document, by its id on devices. */
export async function readAccountDocument(
  localId: string,
): Promise<Answer<{ document: AccountDocument | null }>> {
  const found = await askData((client) =>
    client
      .from('documents')
      .select('id, issued_at')
      .eq('user_id', ownId())
      .eq('local_id', localId)
      .limit(1),
  );
  if (!found.ok) return found;
  const [row] = found.value;
  if (!row) return { ok: true, value: { document: null } };
  const pages = await askData((client) =>
    client.from('client_pages').select(COLUMNS).eq('document_id', row.id).limit(1),
  );
  if (!pages.ok) return pages;
  const [page] = pages.value;
  const document = {
    id: row.id,
    isIssued: row.issued_at !== null,
    page: page ? readState(page) : null,
  };
  return { ok: true, value: { document } };
}

/**
 * Opens the page of an issued document, or gives it a new token, which ends the former one. The
 * token is drawn here, and the account keeps its hash only.
 */
export async function openClientPage(
  documentId: string,
  { days, notesVisit }: { days: number; notesVisit: boolean },
): Promise<Answer<{ token: string; page: ClientPageState }>> {
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
  const row = {
    token_hash: await hashToken(token),
    days,
    notes_visit: notesVisit,
  };
  const changed = await askData((client) =>
    client.from('client_pages').update(row).eq('document_id', documentId).select(COLUMNS),
  );
  if (!changed.ok) return changed;
  const added =
    changed.value.length > 0
      ? changed
      : await askData((client) =>
          client
            .from('client_pages')
            .insert({ ...row, document_id: documentId })
            .select(COLUMNS),
        );
  if (!added.ok) return added;
  const [page] = added.value;
  if (!page) throw new Error('The page was opened without a row');
  return { ok: true, value: { token, page: readState(page) } };
}

/** Whoever has the link reads no more. */
export function closeClientPage(documentId: string): Promise<Answer<unknown>> {
  return askData((client) =>
    client.from('client_pages').delete().eq('document_id', documentId).select('document_id'),
  );
}

function readState(row: {
  expires_at: string;
  notes_visit: boolean;
  seen_at: string | null;
}): ClientPageState {
  return { expiresAt: row.expires_at, notesVisit: row.notes_visit, seenAt: row.seen_at };
}

async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return toBase64Url(new Uint8Array(digest));
}

const COLUMNS = 'expires_at, notes_visit, seen_at';
const TOKEN_BYTES = 16;
