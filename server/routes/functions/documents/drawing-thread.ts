import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createFairQueue, type TurnAsker } from '#server/backend/fair-queue.ts';
import type {
  StandingOrder,
  ToldStanding,
} from '#server/routes/functions/client-pages/standing-order.ts';
import type {
  Preparation,
  PreparingOrder,
} from '#server/routes/functions/repetitions/preparing-order.ts';
import type { DrawingOrder, DrawingResult } from './drawing-order.ts';

/**
 * Draws documents, tells what has become of one among those tied to it, and prepares those that
 * repeat; rejects with `busy`, `left`, `too_long` or a code.
 */
export type Drawing = {
  draw: (order: DrawingOrder, asker: TurnAsker) => Promise<DrawingResult>;
  tell: (order: StandingOrder, asker: TurnAsker) => Promise<ToldStanding>;
  prepare: (order: PreparingOrder, asker: TurnAsker) => Promise<Preparation>;
  /** Documents that wait for their turn. */
  countWaiting: () => number;
  close: () => Promise<void>;
};

export type ThreadOrder = DrawingOrder | StandingOrder | PreparingOrder;

/**
 * A thread that draws one document at a time, and its line. It is started with the first document
 * and ended after a minute of rest; a document that takes too long or too much memory ends only the
 * thread. With `stopsForLeaver` so does one whose caller leaves: that costs a start, half a second.
 */
export function createDrawingThread({
  memoryMb,
  longestMs,
  stopsForLeaver,
}: {
  memoryMb: number;
  longestMs: number;
  stopsForLeaver: boolean;
}): Drawing {
  let worker: Worker | null = null;
  const line = createFairQueue(LINE);
  let rest: ReturnType<typeof setTimeout> | undefined;
  const end = async () => {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };
  const drawNow = async (order: ThreadOrder, leaving: AbortSignal) => {
    clearTimeout(rest);
    worker ??= startWorker(memoryMb);
    const time = AbortSignal.timeout(longestMs);
    const signal = stopsForLeaver ? AbortSignal.any([time, leaving]) : time;
    try {
      // First: it throws on a draft nested too deep, and then nobody would await the answer.
      worker.postMessage(order);
      // `once` also rejects on an error of the thread.
      const [result] = await once(worker, 'message', { signal });
      rest = setTimeout(end, REST_MS).unref();
      return result;
    } catch (error) {
      // Before the thread ends: the time may run out meanwhile.
      const code = codeOf(error, { time, signal });
      await end();
      throw notDrawn(code);
    }
  };
  return {
    draw: (order, asker) => line.run(() => drawNow(order, asker.signal), asker),
    tell: (order, asker) => line.run(() => drawNow(order, asker.signal), asker),
    prepare: (order, asker) => line.run(() => drawNow(order, asker.signal), asker),
    countWaiting: line.countWaiting,
    close: async () => {
      clearTimeout(rest);
      await end();
    },
  };
}

function startWorker(memoryMb: number): Worker {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  worker.unref();
  // `once` reports errors during a drawing; between two drawings nobody listens.
  worker.on('error', () => undefined);
  return worker;
}

function codeOf(error: unknown, { time, signal }: { time: AbortSignal; signal: AbortSignal }) {
  if (time.aborted) return 'too_long';
  if (signal.aborted) return 'left';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'not_drawn';
}

function notDrawn(code: string): Error {
  return Object.assign(new Error('Not drawn'), { code });
}

const REST_MS = 60_000;
const LINE = {
  parallel: 1,
  // After that long most users give up.
  longestWaitMs: 15_000,
  usualMs: 100,
  /** Beside the current one. */
  mostOfNetwork: 3,
  refusals: { busy: () => notDrawn('busy'), left: () => notDrawn('left') },
};
