import type { SharedDocument } from '#app/features/shared-document/open-document.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import type { StatusName } from '#documents/dossier';

/** A document of an account, on the page of its client. */
export type Received = {
  token: string;
  document: SharedDocument;
  status: StatusName;
  /** Cents left to pay; null where nothing is asked. */
  due: number | null;
  /** When the page closes (ISO 8601). */
  until: string;
};

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
  const { draft, on, status, due, expires_at: until } = answer.value;
  const { openDocument } = await fetchPart(
    () => import('#app/features/shared-document/open-document.ts'),
  );
  const document = await openDocument({ draft, on, isPaid: status === 'paid' });
  if (!document) return { ok: false, problem: 'unreadable' };
  return { ok: true, received: { token, document, status: status as StatusName, due, until } };
}

const PROBLEMS: Readonly<Record<string, 'gone' | 'busy'>> = {
  page_not_found: 'gone',
  over_request_rate_limit: 'busy',
};
/** 128 bits. */
const TOKEN = /^[\w-]{22}$/;
