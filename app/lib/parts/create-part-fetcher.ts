import { createSignal } from '#app/lib/create-signal.ts';
import { createState } from '#app/lib/create-state.ts';

/**
 * Why code of the page did not come. `offline`: no answer at all. `interrupted`: the network is
 * there. `stuck`: it is there, and asking again does not help. `outdated`: a newer version of the
 * site is served, whose files have other names. `away`: of a page that was asked for without a
 * network, in whose place this one stays.
 */
export type MissingCause = 'offline' | 'interrupted' | 'stuck' | 'outdated' | 'away';

/**
 * Fetches code that the page takes apart. What does not come is waited for: `state` says why, until
 * nothing is missing any more; `retry` asks again for all of it.
 */
export function createPartFetcher({
  findCause,
  wait,
}: {
  findCause: () => Promise<Exclude<MissingCause, 'stuck' | 'away'>>;
  wait: (milliseconds: number) => Promise<void>;
}) {
  const state = createState<{ cause: MissingCause | null }>({ cause: null });
  let asked = createSignal();
  let missingCount = 0;
  let rounds = 0;
  let round: Promise<void> | null = null;

  const startRound = async () => {
    const cause = await findCause();
    rounds++;
    // A network that is there again is asked once more before anybody is told.
    if (rounds > 1 || cause !== 'interrupted') {
      state.set({ cause: cause === 'interrupted' && rounds > 2 ? 'stuck' : cause });
      asked = createSignal();
      const pause = PAUSES_MS[rounds - 1];
      await Promise.race([asked.promise, ...(pause === undefined ? [] : [wait(pause)])]);
    }
    round = null;
  };
  const forget = () => {
    missingCount--;
    if (missingCount > 0) return;
    rounds = 0;
    state.set({ cause: null });
  };

  return {
    state,
    retry: () => {
      if (state.get().cause === 'away') state.set({ cause: null });
      asked.tell();
    },
    tellAway: () => state.set({ cause: 'away' }),
    /** Never rejects. */
    fetchPart: async <Part>(load: () => Promise<Part>): Promise<Part> => {
      const first = await attempt(load);
      if (first) return first.part;
      missingCount++;
      for (;;) {
        round ??= startRound();
        await round;
        const next = await attempt(load);
        if (!next) continue;
        forget();
        return next.part;
      }
    },
  };
}

async function attempt<Part>(load: () => Promise<Part>): Promise<{ part: Part } | null> {
  try {
    return { part: await load() };
  } catch (error) {
    console.warn('A part of the page could not be fetched', error);
    return null;
  }
}

/** Then only who uses the page, or the network that comes back, asks again. */
const PAUSES_MS = [2000, 4000, 8000, 16_000];
