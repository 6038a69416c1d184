import { getToday } from '#runtime/today.ts';
import { callDatabase } from '#server/routes/functions/ask-data.ts';
import { createPatience, type Patience } from './patience.ts';
import { readPreparedDay } from './prepared-day.ts';
import type { DueRepetition, Preparation, PreparingOrder } from './preparing-order.ts';
import { type Sending, sendLeaving } from './send-leaving.ts';
import { tellOwners } from './tell-owners.ts';

export type Preparing = Sending & {
  /** So many documents were prepared. */
  onPrepared: (count: number) => void;
};

export type PreparingRun = {
  now: Date;
  /** Ends the run after the repetition at hand. */
  signal: AbortSignal;
  /** Repetitions that failed in earlier runs of this server. */
  patience: Patience;
};

/**
 * Prepares the documents whose dates have come, each once whatever other servers do, sends those
 * that are issued by themselves, then tells their owners. A repetition that fails waits and keeps
 * nobody waiting. Rejects when the database does not answer.
 */
export async function prepareDue(env: Preparing, run: PreparingRun): Promise<void> {
  const [today, until] = [getToday(run.now), readPreparedDay(run.now)];
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for await (const repetition of listDue(env, until)) {
    if (run.signal.aborted) return;
    const { id, user_id: owner } = repetition;
    const count = counts.get(owner) ?? 0;
    const most = Math.min(MOST_OF_REPETITION, MOST_OF_ACCOUNT - count);
    // More of its dates may have come: they are of the next run.
    if (seen.has(id) || most <= 0) continue;
    seen.add(id);
    if (run.patience.isWaiting(repetition, run.now)) continue;
    counts.set(owner, count + (await prepare(env, run, { repetition, today, until, most })));
  }
  run.patience.forgetOthers(seen);
  try {
    await sendLeaving(env, run);
  } finally {
    await tellOwners(env, run.signal);
  }
}

/** Each with a request of its own: a model may weigh two megabytes. */
async function* listDue(env: Preparing, today: string): AsyncGenerator<DueRepetition> {
  let last = { next_on: FIRST_DATE, id: NOBODY };
  for (;;) {
    const [row] = await callDatabase(env)('list_due_repetitions', {
      ...{ p_today: today, p_after_on: last.next_on, p_after_id: last.id, p_limit: 1 },
    });
    if (row === undefined) return;
    const repetition = row as DueRepetition; // columns of the migration
    yield repetition;
    last = repetition;
  }
}

/** Returns how many documents were added. */
async function prepare(env: Preparing, run: PreparingRun, order: PreparingOrder): Promise<number> {
  const { repetition } = order;
  try {
    const asker = { signal: run.signal, network: 'repetitions' };
    const added = await keep(env, repetition, await env.drawing.prepare(order, asker));
    env.onPrepared(added);
    return added;
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    // The server is stopping: another one, or the next start, prepares it.
    if (code === 'left') return 0;
    if (run.patience.noteFailure(repetition, run.now))
      env.report({ event: 'repetition_fault', code });
    return 0;
  }
}

async function keep(
  env: Preparing,
  { id, user_id, updated_at }: DueRepetition,
  { done, nextOn, documents }: Preparation,
): Promise<number> {
  const [row] = await callDatabase(env)('keep_prepared', {
    ...{ p_id: id, p_user_id: user_id, p_updated_at: updated_at },
    ...{ p_done: done, p_next_on: nextOn, p_documents: documents },
  });
  return (row as { added: number }).added; // a column of the migration
}

/** Prepares now, then every five minutes. `stop` resolves once it is at rest. */
export function startPreparing(env: Preparing): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const patience = createPatience();
  let working: Promise<void> | null = null;
  const work = async () => {
    await prepareDue(env, { now: new Date(), signal: stopping.signal, patience }).catch(
      ({ code = 'unknown' }: { code?: string }) => env.report({ event: 'repetition_fault', code }),
    );
    working = null;
  };
  const wake = () => {
    working ??= work();
  };
  const timer = setInterval(wake, EVERY_MS).unref();
  wake();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await working;
    },
  };
}

const EVERY_MS = 300_000;
const MOST_OF_REPETITION = 60;
/** So that one account does not make the others wait. */
const MOST_OF_ACCOUNT = 300;
const FIRST_DATE = '2000-01-01';
const NOBODY = '00000000-0000-0000-0000-000000000000';
