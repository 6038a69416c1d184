import { type Answer, askData } from '#app/data/account/answer.ts';
import type { Database } from '#app/data/account/database.generated.ts';
import { ownId } from '#app/data/account/session/own-id.ts';
import { toBase64Url } from '#app/lib/encoding/base64-url.ts';
import type { QuoteAnswer } from '#documents';

/** Settings and first visit of a client’s page. */
export type ClientPageState = {
  /** ISO 8601. */
  expiresAt: string;
  /** The issuer asked to be told of the first visit. */
  notesVisit: boolean;
  /** The first visit of somebody else (ISO 8601). */
  seenAt: string | null;
  /** A code sent to the buyer’s address is asked for before a quote is accepted. */
  asksCode: boolean;
};

/** A document as its account has it: `id` is that of its row. */
export type AccountDocument = {
  id: string;
  isIssued: boolean;
  page: ClientPageState | null;
  /** The customer’s answer to a quote; null until there is one. */
  answer: QuoteAnswer | null;
};

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
  const [pages, answers] = await Promise.all([
    askData((client) =>
      client.from('client_pages').select(COLUMNS).eq('document_id', row.id).limit(1),
    ),
    askData((client) => client.from('quote_answers').select().eq('document_id', row.id).limit(1)),
  ]);
  if (!pages.ok) return pages;
  if (!answers.ok) return answers;
  const [[page], [answer]] = [pages.value, answers.value];
  const document = {
    id: row.id,
    isIssued: row.issued_at !== null,
    page: page ? readState(page) : null,
    answer: answer ? readAnswer(answer) : null,
  };
  return { ok: true, value: { document } };
}

/**
 * Opens the page of an issued document, or gives it a new token, which ends the former one. The
 * token is drawn here, and the account keeps its hash only.
 */
export async function openClientPage(
  documentId: string,
  {
    days,
    notesVisit,
    asksCode,
  }: { days: number } & Pick<ClientPageState, 'notesVisit' | 'asksCode'>,
): Promise<Answer<{ token: string; page: ClientPageState }>> {
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
  const row = {
    token_hash: await hashToken(token),
    days,
    notes_visit: notesVisit,
    asks_code: asksCode,
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

/** Closes the page: its link stops working. */
export function closeClientPage(documentId: string): Promise<Answer<unknown>> {
  return askData((client) =>
    client.from('client_pages').delete().eq('document_id', documentId).select('document_id'),
  );
}

function readState(row: {
  expires_at: string;
  notes_visit: boolean;
  seen_at: string | null;
  asks_code: boolean;
}): ClientPageState {
  const { expires_at: expiresAt, notes_visit: notesVisit, seen_at: seenAt } = row;
  return { expiresAt, notesVisit, seenAt, asksCode: row.asks_code };
}

function readAnswer(row: Database['public']['Tables']['quote_answers']['Row']): QuoteAnswer {
  return {
    verdict: row.verdict as QuoteAnswer['verdict'], // a constraint of the table
    ...{ signerName: row.signer_name, reason: row.reason ?? '', answeredAt: row.answered_at },
    ...{ choices: row.choices, contentHash: row.content_hash, network: row.network },
    ...{ provenEmail: row.proven_email, signature: row.signature },
  };
}

async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return toBase64Url(new Uint8Array(digest));
}

const COLUMNS = 'expires_at, notes_visit, seen_at, asks_code';
const TOKEN_BYTES = 16;
