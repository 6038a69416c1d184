import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { getToday } from '#runtime/today.ts';
import { networkOf } from '#server/backend/network-of.ts';
import { askAsServer, makeFunctionRefusal } from '#server/routes/functions/ask-data.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';
import type { Read } from '#server/routes/functions/read-call.ts';
import type { FileRow, StoredJson } from './join-files.ts';
import type { TiedDocument, TiedLink, TiedPayment, ToldStanding } from './standing-order.ts';

/** A client’s page with the data of its document. */
export type ClientPage = PageRow & { tokenHash: string; draft: StoredJson };

/** Columns of `read_client_page`. */
type PageRow = {
  user_id: string;
  owner_email: string;
  document_id: string;
  local_id: string;
  issued_at: string;
  expires_at: string;
  notes_visit: boolean;
  seen_at: string | null;
  /** False when related documents were left out. */
  is_whole: boolean;
  documents: TiedDocument[];
  links: TiedLink[];
  payments: TiedPayment[];
  files: FileRow[];
  asks_code: boolean;
  /** Whether the quote can be answered now, or why it cannot; see `private.judge_quote`. */
  quote_state: 'open' | 'not-a-quote' | 'answered' | 'closed' | 'expired';
  answer: KeptAnswer | null;
};

/** An answer in the JSON of the client’s page. */
export type KeptAnswer = {
  verdict: 'accepted' | 'refused';
  signer_name: string;
  reason: string | null;
  /** Line indexes of the chosen options and variants. */
  choices: number[];
  content_hash: string;
  /** « 203.0.113.0/24 »; null where the server does not know the address of its visitors. */
  network: string | null;
  proven_email: string | null;
  /** A PNG as a data URL; null where the name signs. */
  signature: string | null;
  answered_at: string;
};

/** One refusal for a page that is unknown, over or ended, or whose owner is suspended. */
export async function openClientPage(call: FunctionCall, token: string): Promise<Read<ClientPage>> {
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const read = await askAsServer<PageRow>(call, {
    path: 'rpc/read_client_page',
    method: 'POST',
    body: { p_token_hash: tokenHash },
  });
  if (!read.ok) return read;
  const [row] = read.rows;
  const asked = row?.documents.find(({ local_id }) => local_id === row.local_id);
  if (!row || !asked) return { ok: false, response: refusePage() };
  // a constraint of the table
  return { ok: true, value: { ...row, tokenHash, draft: asked.draft as StoredJson } };
}

export function refusePage(): Response {
  return makeFunctionRefusal(404, 'page_not_found', 'No such page');
}

/**
 * What has become of the document, and what it comes to with these `choices`. It cannot be told
 * where too much is tied to it, or too much is being drawn.
 */
export async function tellStanding(
  { drawing, clientIp, signal, report }: FunctionCall,
  { local_id: asked, is_whole, documents, links, payments }: ClientPage,
  choices: readonly number[] | null = null,
): Promise<ToldStanding> {
  try {
    const told = await drawing.tell(
      { asked, documents, links, payments, choices, today: getToday(new Date()) },
      { signal, network: networkOf(clientIp) },
    );
    return is_whole ? told : { ...told, standing: null };
  } catch (error) {
    const { code } = error as { code: string }; // thrown by `createDrawing`
    if (code !== 'left') report({ event: 'drawing_fault', code });
    return { standing: null, mentions: UNNAMED, amount: null };
  }
}

export const tokenSchema = z.string().check(z.regex(/^[\w-]{22}$/));

const UNNAMED = { theMention: 'le document', ofMention: 'du document' };
