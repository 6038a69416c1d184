import { createSignal } from '#app/lib/create-signal.ts';
import { createState } from '#app/lib/create-state.ts';

/**
 * Why code did not load. `offline`: no network. `interrupted`: the network works again. `stuck`:
 * retries fail with a working network. `outdated`: a newer version of the site, with other file
 * names, is served. `away`: a page asked for while offline; the current one stays.
 */
export type MissingCause = 'offline' | 'interrupted' | 'stuck' | 'outdated' | 'away';

/** `loadNewer` loads a newer version of the site, once one waits on this device. */
type MissingState = { cause: MissingCause | null; loadNewer: (() => void) | null };

/**
 * Loads code on demand and retries until it comes. `state` gives the cause while something is
 * missing; `retry` asks for all of it again.
 */
export function createPartFetcher({
  findCause,
  wait,
}: {
  findCause: () => Promise<Exclude<MissingCause, 'stuck' | 'away'>>;
  wait: (milliseconds: number) => Promise<void>;
}) {
  const state = createState<MissingState>({ cause: null, loadNewer: null });
  let asked = createSignal();
  let missingCount = 0;
  let rounds = 0;
  let round: Promise<void> | null = null;

  const startRound = async () => {
    const cause = await findCause();
    rounds++;
    // One silent retry after an interruption, before anything is shown.
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
    putOff: () => state.set({ loadNewer: null }),
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

/** After these, only the user or a returning network triggers a retry. */
const PAUSES_MS = [2000, 4000, 8000, 16_000];
