import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { KindName } from '#documents/model/subtypes.ts';
import type { SentDocument } from '#server/email/contents/document-emails.ts';
import { createCallerTurns } from './take-turns.ts';

/**
 * `today`: the day in France, YYYY-MM-DD. `isProvisional` marks even a complete draft BROUILLON.
 */
export type DrawingOrder = { draft: unknown; today: string; isProvisional?: boolean };
export type DrawnDocument = {
  pdf: Uint8Array;
  kind: KindName;
  seller: string;
  document: Omit<SentDocument, 'pdf'> & { filename: string };
};
/** `path`: the invalid field of the JSON, « lines[2].quantity ». */
export type DrawingResult = ({ ok: true } & DrawnDocument) | { ok: false; path: string };

/** Draws one document at a time, callers in turn; rejects with `busy`, `too_long` or a code. */
export type Drawing = {
  draw: (order: DrawingOrder, caller: string) => Promise<DrawingResult>;
  close: () => Promise<void>;
};

/**
 * A drawing thread, started with the first document and ended after a minute of rest. A document
 * that takes too long or too much memory ends only the thread.
 */
export function createDrawing({ longestMs = LONGEST_MS }: { longestMs?: number } = {}): Drawing {
  let worker: Worker | null = null;
  const takeTurn = createCallerTurns({ mostForOne: MOST_FOR_ONE, mostInAll: MOST_WAITING });
  let rest: ReturnType<typeof setTimeout> | undefined;
  const end = async () => {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };
  const drawNow = async (order: DrawingOrder): Promise<DrawingResult> => {
    clearTimeout(rest);
    worker ??= startWorker();
    const signal = AbortSignal.timeout(longestMs);
    try {
      // First: it throws on a draft nested too deep, and then nobody would await the answer.
      worker.postMessage(order);
      // `once` also rejects on an error of the thread.
      const [result] = await once(worker, 'message', { signal });
      rest = setTimeout(end, REST_MS).unref();
      return result;
    } catch (error) {
      // Before the thread ends: the time may run out meanwhile.
      const code = codeOf(error, signal);
      await end();
      throw Object.assign(new Error('Not drawn'), { code });
    }
  };
  return {
    draw: (order, caller) => takeTurn(caller, () => drawNow(order)),
    close: async () => {
      clearTimeout(rest);
      await end();
    },
  };
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.unref();
  // `once` reports errors during a drawing; between two drawings nobody listens.
  worker.on('error', () => undefined);
  return worker;
}

function codeOf(error: unknown, { aborted }: AbortSignal): string {
  if (aborted) return 'too_long';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'not_drawn';
}

/** The time that a client waits; 100 lines take less than a tenth of a second. */
const LONGEST_MS = 15_000;
const REST_MS = 60_000;
const MOST_WAITING = 16;
/** Beside the current one. */
const MOST_FOR_ONE = 3;
