import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { KindName } from '#documents/model/subtypes.ts';
import type { SentDocument } from '#server/email/contents/document-emails.ts';
import { createCallerTurns } from './take-turns.ts';

/**
 * A draft as it came, unchecked, and the day in France. `isProvisional` has a complete one say
 * BROUILLON as well.
 */
export type DrawingOrder = { draft: unknown; today: string; isProvisional?: boolean };
export type DrawnDocument = {
  pdf: Uint8Array;
  kind: KindName;
  seller: string;
  document: Omit<SentDocument, 'pdf'> & { filename: string };
};
/** `path` is where the JSON is no document, « lines[2].quantity ». */
export type DrawingResult = ({ ok: true } & DrawnDocument) | { ok: false; path: string };

/**
 * Draws documents one by one, those of each caller in turn; rejects with `busy`, `too_long` or what
 * ended the thread.
 */
export type Drawing = {
  draw: (order: DrawingOrder, caller: string) => Promise<DrawingResult>;
  close: () => Promise<void>;
};

/**
 * A thread that draws, started with the first document and let go after a quiet minute. A document
 * that takes too long, or too much memory, ends the thread and nothing else.
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
      // First: it throws where a draft is nested too deep, and nobody would then await the answer.
      worker.postMessage(order);
      // An error of the thread rejects, as `once` does for every emitter.
      const [result] = await once(worker, 'message', { signal });
      rest = setTimeout(end, REST_MS).unref();
      return result;
    } catch (error) {
      // Before the thread has ended: time passes until then.
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
  // Told by `once`, where somebody waits; nobody does between two documents.
  worker.on('error', () => undefined);
  return worker;
}

function codeOf(error: unknown, { aborted }: AbortSignal): string {
  if (aborted) return 'too_long';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'not_drawn';
}

/** As long as a client waits: the editor draws 100 lines in less than a tenth of a second. */
const LONGEST_MS = 15_000;
const REST_MS = 60_000;
const MOST_WAITING = 16;
/** Beside the one that is drawn. */
const MOST_FOR_ONE = 3;
