import { setTimeout as wait } from 'node:timers/promises';
import type { SpawnedServer } from '../spawned-server.ts';
import { type Client, readPages, signInDurable } from './durable-user.ts';
import { type Books, openBooks, sendUnanswered, startIssuing } from './issuing-clients.ts';
import { killInTurns, spread } from './kill-in-turns.ts';
import type { KillStage } from './kill-stage.ts';

export type IssuingReport = {
  kills: number;
  longestStartMs: number;
  /** The numbers that the clients were told, by document. */
  acknowledged: Map<string, string>;
  /** The numbers of all documents of the account; null for a draft. */
  stored: Map<string, string | null>;
  integrity: { documents: number; kind: string | null };
  /** Documents that were sent again. */
  sentAgain: number;
  /** Documents that were issued without an answer when the server came back. */
  issuedUnheard: number;
};

/**
 * Kills while several clients issue documents of one series and send again what had no answer.
 * After the last kill, all of it is answered.
 */
export async function runIssuingLoop(kills: number, stage: KillStage): Promise<IssuingReport> {
  const books = openBooks();
  const unheard = new Set<string>();
  let tabs: [Client, ...Client[]] | null = null;
  let stored: IssuingReport['stored'] = new Map();
  let integrity: IssuingReport['integrity'] = { documents: 0, kind: null };
  const done = await killInTurns(kills, stage, {
    start: async (server, turn) => {
      tabs ??= await signInTabs(server);
      const before = books.acknowledged.size;
      const { failed, stop } = startIssuing(tabs, books);
      const moment = untilIssuing(books, { turn, mostBefore: before + (turn % WAITED_ANSWERS) });
      return { moment: Promise.race([moment, failed]), stop };
    },
    check: async (server, turn) => {
      tabs = await signInTabs(server);
      for (const [id, number] of await readNumbers(tabs[0]))
        if (number !== null && !books.acknowledged.has(id)) unheard.add(id);
      if (turn < kills - 1) return;
      await sendUnanswered(tabs[0], books);
      stored = await readNumbers(tabs[0]);
      integrity = await verifyIntegrity(tabs[0]);
    },
  });
  return {
    ...done,
    acknowledged: books.acknowledged,
    stored,
    integrity,
    sentAgain: books.sentAgain.size,
    issuedUnheard: unheard.size,
  };
}

/** Two devices of one account, with two tabs each. */
export async function signInTabs(server: SpawnedServer): Promise<[Client, ...Client[]]> {
  const [first, second] = await Promise.all([signInDurable(server), signInDurable(server)]);
  return [first, first, second, second];
}

/**
 * Waits for more than `mostBefore` answers, then for a moment that depends on the turn, while
 * requests to issue are in flight.
 */
async function untilIssuing(
  books: Books,
  { turn, mostBefore }: { turn: number; mostBefore: number },
): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  const untilTrue = async (isTrue: () => boolean) => {
    while (!isTrue()) {
      if (performance.now() > end) throw new Error('The clients issue nothing');
      await wait(1);
    }
  };
  await untilTrue(() => books.acknowledged.size > mostBefore);
  await wait(20 * spread(turn));
  await untilTrue(() => books.issuing > 0);
}

export async function readNumbers(client: Client): Promise<Map<string, string | null>> {
  const rows = await readPages((first, last) =>
    client
      .from('documents')
      .select('local_id, number, issued_at')
      .order('local_id')
      .range(first, last),
  );
  return new Map(
    rows.map(({ local_id, number, issued_at }) => [local_id, issued_at === null ? null : number]),
  );
}

export async function verifyIntegrity(client: Client): Promise<IssuingReport['integrity']> {
  const { data, error } = await client.rpc('verify_integrity').single();
  if (error) throw error;
  return { documents: data.documents, kind: data.kind };
}

/** A kill follows between one answer and this many, in turn. */
const WAITED_ANSWERS = 8;
const LONGEST_MS = 60_000;
