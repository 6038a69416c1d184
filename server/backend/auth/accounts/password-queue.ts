import { makeAuthRefusal, refuseForNow } from '#server/backend/auth/protocol/problem.ts';

/**
 * Runs a piece of work when its turn comes. A caller that leaves before then (`signal`) loses its
 * turn.
 */
export type Queue = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * Does so much work at a time (`parallel`), in the order of arrival. Refuses, with the seconds to
 * wait, what would not begin within `longestWaitMs` at the pace of the last pieces; `usualMs` is
 * that of the first.
 */
export function createQueue({
  parallel,
  longestWaitMs,
  usualMs,
  now = () => performance.now(),
}: {
  parallel: number;
  longestWaitMs: number;
  usualMs: number;
  now?: () => number;
}): Queue {
  const waiting = new Set<() => void>();
  let running = 0;
  let pace = usualMs;

  const takeTurn = (signal: AbortSignal): Promise<void> => {
    if (running < parallel) {
      running += 1;
      return Promise.resolve();
    }
    const wait = (waiting.size / parallel) * pace;
    if (wait > longestWaitMs) return Promise.reject(refuseForNow(Math.ceil(wait / 1000)));
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(go);
        reject(goneAway());
      };
      const go = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(go);
      signal.addEventListener('abort', leave, { once: true });
    });
  };

  const giveTurn = () => {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return async (work, signal) => {
    if (signal.aborted) throw goneAway();
    await takeTurn(signal);
    const start = now();
    try {
      return await work();
    } finally {
      pace += (now() - start - pace) * SHARE_OF_LAST;
      giveTurn();
    }
  };
}

/** Nobody receives this answer; it only shows in the log (nginx uses the same number). */
function goneAway(): Error {
  return makeAuthRefusal(499, 'request_timeout', 'The client has left');
}

const SHARE_OF_LAST = 0.2;
