import type { KeptAnswer, ReceivedDocument } from '#app/data/functions/client-pages.ts';
import type { SharedDocument } from '#app/features/shared-document/open-document.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { QuoteAnswer } from '#documents';
import type { StatusName } from '#documents/dossier';

/** The content of a client’s page. */
export type Received = {
  token: string;
  document: SharedDocument;
  /** Null when the server could not compute it this time. */
  standing: Standing | null;
  /** Set while the quote can be answered. */
  answering: NonNullable<ReceivedDocument['answering']> | null;
  /** Null until the quote is answered. */
  answer: QuoteAnswer | null;
  /** When the page closes (ISO 8601). */
  until: string;
};

type Standing = {
  status: StatusName;
  /** Percentage of a quote that is invoiced, 1 to 100; null for other documents. */
  percent: number | null;
  /** Null when nothing is left to pay. */
  left: LeftToPay | null;
  loweredBy: readonly Lowered[];
};

/** Cents; `later` is retention money. `day`: that of what is to be paid first, or empty. */
export type LeftToPay = { now: number; later: number; day: string };

/** Cents that an avoir, or what was received beyond an invoice, takes off. */
export type Lowered = { number: string; isAvoir: boolean; amount: number };

/** `gone`: closed, expired or unknown. */
export type ReadClientPage =
  | { ok: true; received: Received }
  | { ok: false; problem: 'nothing' | 'gone' | 'unreadable' | 'unreachable' | 'busy' };

/** Asks the server for the document of a token, and lays out its pages here. */
export async function readReceived(token: string): Promise<ReadClientPage> {
  if (!TOKEN.test(token)) return { ok: false, problem: 'nothing' };
  const { readClientPage } = await fetchPart(() => import('#app/data/functions/client-pages.ts'));
  const answer = await readClientPage(token);
  if (!answer.ok) return { ok: false, problem: PROBLEMS[answer.problem.code] ?? 'unreachable' };
  const { draft, on, standing: told, answering, answer: kept, expires_at: until } = answer.value;
  const given = kept && toQuoteAnswer(kept);
  const standing = told && readStanding(told);
  const { openDocument } = await fetchPart(
    () => import('#app/features/shared-document/open-document.ts'),
  );
  const document = await openDocument(
    { draft, on, isPaid: standing?.status === 'paid' },
    given ?? undefined,
  );
  if (!document) return { ok: false, problem: 'unreadable' };
  return { ok: true, received: { token, document, standing, answering, answer: given, until } };
}

/** The same page once its quote is answered: the pages of an accepted one end with the proof. */
export async function withAnswer(received: Received, kept: KeptAnswer): Promise<ReadClientPage> {
  const answer = toQuoteAnswer(kept);
  const { draft, on, isPaid } = received.document;
  const { openDocument } = await fetchPart(
    () => import('#app/features/shared-document/open-document.ts'),
  );
  const document = await openDocument({ draft, on, isPaid }, answer);
  if (!document) return { ok: false, problem: 'unreadable' };
  return { ok: true, received: { ...received, document, answering: null, answer } };
}

function toQuoteAnswer({ signer_name, reason, answered_at, ...kept }: KeptAnswer): QuoteAnswer {
  const { verdict, choices, network, signature } = kept;
  return {
    ...{ verdict, choices, network, signature, signerName: signer_name, reason: reason ?? '' },
    ...{ answeredAt: answered_at, contentHash: kept.content_hash },
    provenEmail: kept.proven_email,
  };
}

function readStanding(told: NonNullable<ReceivedDocument['standing']>): Standing {
  const { status, percent, due, due_now, due_date: day, lowered_by } = told;
  const now = due_now ?? 0;
  const left = due ? { now, later: Math.max(0, due - now), day } : null;
  const loweredBy = lowered_by.map(({ is_avoir: isAvoir, ...one }) => ({ ...one, isAvoir }));
  return { status: status as StatusName, percent, left, loweredBy };
}

const PROBLEMS: Readonly<Record<string, 'gone' | 'busy'>> = {
  page_not_found: 'gone',
  over_request_rate_limit: 'busy',
};
/** 128 bits. */
const TOKEN = /^[\w-]{22}$/;
