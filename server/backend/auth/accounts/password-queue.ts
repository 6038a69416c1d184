import { makeAuthRefusal, refuseForNow } from '#server/backend/auth/protocol/problem.ts';

/** A caller that leaves before its turn (`signal`) loses it. */
export type Queue = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * Runs `parallel` jobs at a time, in order of arrival. Refuses a job that would not begin within
 * `longestWaitMs` at the recent pace (`usualMs` until it is known), with the seconds to wait.
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

/** No client receives this answer; it only shows in the log (nginx uses the same number). */
function goneAway(): Error {
  return makeAuthRefusal(499, 'request_timeout', 'The client has left');
}

const SHARE_OF_LAST = 0.2;
