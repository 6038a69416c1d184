import { randomUUID } from 'node:crypto';
import type { Client } from './durable-user.ts';

/** `isSaved` once the saving of the document is answered. */
export type SentDraft = { id: string; isSaved: boolean };

export type Books = {
  /** The number of each document whose issuing was answered. */
  acknowledged: Map<string, string>;
  unanswered: SentDraft[];
  /** Documents that were sent again at least once. */
  sentAgain: Set<string>;
  /** Requests to issue that are in flight. */
  issuing: number;
};

export function openBooks(): Books {
  return { acknowledged: new Map(), unanswered: [], sentAgain: new Set(), issuing: 0 };
}

/**
 * Each client saves and issues document after document, those without an answer first. `failed`
 * rejects with the refusal of a request, and otherwise never settles before `stop`.
 */
export function startIssuing(
  clients: readonly Client[],
  books: Books,
): { failed: Promise<unknown>; stop: () => Promise<void> } {
  let isStopped = false;
  const work = async (client: Client) => {
    while (!isStopped)
      await send(client, books.unanswered.shift() ?? { id: randomUUID(), isSaved: false }, books);
  };
  const hands = Promise.all(clients.map(work));
  return {
    failed: hands,
    stop: async () => {
      isStopped = true;
      await hands;
    },
  };
}

/** Sends once more what has no answer; rejects when one is still missing. */
export async function sendUnanswered(client: Client, books: Books): Promise<void> {
  await Promise.all(books.unanswered.splice(0).map((document) => send(client, document, books)));
  if (books.unanswered.length > 0) throw new Error('A document has no answer');
}

async function send(client: Client, document: SentDraft, books: Books): Promise<void> {
  document.isSaved ||= await save(client, document.id);
  const number = document.isSaved ? await issue(client, document, books) : null;
  if (number !== null) {
    books.acknowledged.set(document.id, number);
    return;
  }
  books.unanswered.push(document);
  books.sentAgain.add(document.id);
}

async function save(client: Client, id: string): Promise<boolean> {
  const answer = await client
    .rpc('save_document', {
      p_id: id,
      p_draft: DRAFT,
      p_raw_texts: {},
      p_summary: { total: 120 },
      p_base: 0,
    })
    .single();
  return readAnswer(answer) !== null;
}

async function issue(client: Client, { id }: SentDraft, books: Books): Promise<string | null> {
  books.issuing += 1;
  const answer = await client
    .rpc('issue_document', { p_id: id, p_draft: DRAFT, p_prefix: 'F' })
    .single();
  books.issuing -= 1;
  return readAnswer(answer)?.number ?? null;
}

/** Null when the server ended or could not answer; throws when it refused. */
function readAnswer<Data>(answer: {
  data: Data | null;
  error: Error | null;
  status: number;
}): Data | null {
  if (answer.error && answer.status !== 0 && answer.status < 500) throw answer.error;
  return answer.data;
}

const DRAFT = {
  kind: 'facture-tva',
  issueDate: '2026-11-20',
  subject: 'Pose',
  seller: { name: 'Garance', siren: '732829320' },
  buyer: { name: 'Hôtel du Lac' },
};
