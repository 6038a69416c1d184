import { makeAuthRefusal, refuseForNow } from '#server/backend/auth/protocol/problem.ts';

/** Whose turn it is; a caller that leaves before it (`signal`) loses it. */
export type TurnAsker = {
  signal: AbortSignal;
  network: string;
  /** A device that has signed in to the account goes before all strangers. */
  isKnown: boolean;
};
export type Queue = <Result>(work: () => Promise<Result>, asker: TurnAsker) => Promise<Result>;

/**
 * Runs `parallel` jobs at a time. The network that had the fewest turns lately comes first, then
 * whoever came first. Refuses a job that would not begin within `longestWaitMs` at the recent pace
 * (`usualMs` until it is known), or that waits three times as long since others passed it, with the
 * seconds to wait.
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
  const waiting = new Set<Waiting>();
  const turns = countTurns(now);
  const rankOf = ({ isKnown, network }: TurnAsker) => (isKnown ? -1 : turns.of(network));
  let running = 0;
  let pace = usualMs;

  const takeTurn = (asker: TurnAsker): Promise<void> => {
    if (running < parallel) {
      running += 1;
      return Promise.resolve();
    }
    const ahead = [...waiting].filter((one) => rankOf(one.asker) <= rankOf(asker)).length;
    const wait = (ahead / parallel) * pace;
    if (wait > longestWaitMs) return Promise.reject(refuseForNow(Math.ceil(wait / 1000)));
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        waiting.delete(one);
        asker.signal.removeEventListener('abort', leave);
        settle();
      };
      const leave = () => end(() => reject(goneAway()));
      const one: Waiting = {
        asker,
        until: now() + 3 * longestWaitMs,
        begin: () => end(resolve),
        refuse: () => end(() => reject(refuseForNow(Math.ceil(pace / 1000)))),
      };
      waiting.add(one);
      asker.signal.addEventListener('abort', leave, { once: true });
    });
  };

  const giveTurn = () => {
    for (const one of waiting) if (one.until < now()) one.refuse();
    const [next, ...others] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    others
      .reduce((first, one) => (rankOf(one.asker) < rankOf(first.asker) ? one : first), next)
      .begin();
  };

  return async (work, asker) => {
    if (asker.signal.aborted) throw goneAway();
    await takeTurn(asker);
    turns.add(asker.network);
    const start = now();
    try {
      return await work();
    } finally {
      pace += (now() - start - pace) * SHARE_OF_LAST;
      giveTurn();
    }
  };
}

type Waiting = { asker: TurnAsker; until: number; begin: () => void; refuse: () => void };

/** The turns that each network had, until it has rested for a minute. */
function countTurns(now: () => number) {
  const counts = new Map<string, { turns: number; last: number }>();
  const of = (network: string) => {
    const count = counts.get(network);
    return count && now() - count.last < REST_MS ? count.turns : 0;
  };
  return {
    of,
    add: (network: string) => {
      const count = { turns: of(network) + 1, last: now() };
      if (counts.size >= MOST_NETWORKS) counts.clear();
      counts.set(network, count);
    },
  };
}

/** No client receives this answer; it only shows in the log (nginx uses the same number). */
function goneAway(): Error {
  return makeAuthRefusal(499, 'request_timeout', 'The client has left');
}

const SHARE_OF_LAST = 0.2;
const REST_MS = 60_000;
const MOST_NETWORKS = 10_000;
