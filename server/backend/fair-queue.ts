/** Whose turn it is; a caller that leaves before it (`signal`) loses it. */
export type TurnAsker = {
  signal: AbortSignal;
  network: string;
  /** The account that is asked for, whoever asks. */
  account?: string;
  /** A device that has signed in to the account goes before all strangers. */
  isKnown?: boolean;
};
export type FairQueue = {
  run: <Result>(work: () => Promise<Result>, asker: TurnAsker) => Promise<Result>;
  countWaiting: () => number;
};

/**
 * Runs `parallel` jobs at a time. The network that had the fewest turns lately comes first, then
 * the one of which the fewest wait, then the account that had the fewest turns, then whoever came
 * first. Refuses a job that would not begin within `longestWaitMs` at the recent pace (`usualMs`
 * until it is known), that waits three times as long since others passed it, or beside
 * `mostOfNetwork` waiting ones of its network.
 */
export function createFairQueue({
  parallel,
  longestWaitMs,
  usualMs,
  mostOfNetwork = Number.POSITIVE_INFINITY,
  refusals,
  now = () => performance.now(),
}: {
  parallel: number;
  longestWaitMs: number;
  usualMs: number;
  mostOfNetwork?: number;
  refusals: QueueRefusals;
  now?: () => number;
}): FairQueue {
  const waiting = new Set<Waiting>();
  const turns = countTurns(now);
  let running = 0;
  let pace = usualMs;
  const refuseFor = (ms: number) => refusals.busy(Math.ceil(ms / 1000));

  const takeTurn = (asker: TurnAsker): Promise<void> => {
    if (running < parallel) {
      running += 1;
      return Promise.resolve();
    }
    const lines = countLines(waiting);
    const ownLine = lines.get(asker.network) ?? 0;
    const own = rank(asker, { turns, line: ownLine + 1 });
    const isBefore = (one: Waiting) => compareRanks(rankWaiting(one, { turns, lines }), own) <= 0;
    const wait = ([...waiting].filter(isBefore).length / parallel) * pace;
    if (wait > longestWaitMs || ownLine >= mostOfNetwork) return Promise.reject(refuseFor(wait));
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        waiting.delete(one);
        asker.signal.removeEventListener('abort', leave);
        settle();
      };
      const leave = () => end(() => reject(refusals.left()));
      const one: Waiting = {
        asker,
        until: now() + 3 * longestWaitMs,
        begin: () => end(resolve),
        refuse: () => end(() => reject(refuseFor(pace))),
      };
      waiting.add(one);
      asker.signal.addEventListener('abort', leave, { once: true });
    });
  };

  const giveTurn = () => {
    for (const one of waiting) if (one.until < now()) one.refuse();
    const lines = countLines(waiting);
    const ranked = [...waiting].map((one) => ({ one, rank: rankWaiting(one, { turns, lines }) }));
    const [next, ...others] = ranked;
    if (next === undefined) {
      running -= 1;
      return;
    }
    others
      .reduce((first, other) => (compareRanks(other.rank, first.rank) < 0 ? other : first), next)
      .one.begin();
  };

  return {
    run: async (work, asker) => {
      if (asker.signal.aborted) throw refusals.left();
      await takeTurn(asker);
      for (const key of keysOf(asker)) turns.add(key);
      const start = now();
      try {
        return await work();
      } finally {
        pace += (now() - start - pace) * SHARE_OF_LAST;
        giveTurn();
      }
    },
    countWaiting: () => waiting.size,
  };
}

export type QueueRefusals = {
  /** Too many wait; `seconds` until the same job may begin. */
  busy: (seconds: number) => Error;
  left: () => Error;
};

type Waiting = { asker: TurnAsker; until: number; begin: () => void; refuse: () => void };
type Turns = ReturnType<typeof countTurns>;

/** Compared from the first number that differs: the lowest goes first. */
type Rank = readonly [ofNetwork: number, line: number, ofAccount: number];

function rank(asker: TurnAsker, { turns, line }: { turns: Turns; line: number }): Rank {
  if (asker.isKnown) return [-1, 0, 0];
  const [ofNetwork = 0, ofAccount = 0] = keysOf(asker).map(turns.of);
  return [ofNetwork, line, ofAccount];
}

function rankWaiting(
  { asker }: Waiting,
  { turns, lines }: { turns: Turns; lines: ReadonlyMap<string, number> },
): Rank {
  return rank(asker, { turns, line: lines.get(asker.network) ?? 0 });
}

function compareRanks(one: Rank, other: Rank): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

function keysOf({ network, account }: TurnAsker): string[] {
  return [`network ${network}`, ...(account === undefined ? [] : [`account ${account}`])];
}

/** How many callers of each network wait. */
function countLines(waiting: ReadonlySet<Waiting>): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const { asker } of waiting) lines.set(asker.network, (lines.get(asker.network) ?? 0) + 1);
  return lines;
}

/** The turns that each network or account had, until it has rested for a minute. */
function countTurns(now: () => number) {
  const counts = new Map<string, { turns: number; last: number }>();
  const of = (key: string) => {
    const count = counts.get(key);
    return count && now() - count.last < REST_MS ? count.turns : 0;
  };
  return {
    of,
    add: (key: string) => {
      const count = { turns: of(key) + 1, last: now() };
      if (counts.size >= MOST_KEYS) counts.clear();
      counts.set(key, count);
    },
  };
}

const SHARE_OF_LAST = 0.2;
const REST_MS = 60_000;
const MOST_KEYS = 20_000;
