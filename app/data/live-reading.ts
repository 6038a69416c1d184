import { createState } from '#app/lib/create-state.ts';
import { createRunInTurn } from '#app/lib/timing/run-in-turn.ts';
import { dossier } from './dossier.ts';

/** A query on the documents; `refused` when the store refuses. */
export type ReadingState<Value> =
  | { status: 'reading' | 'refused' }
  | { status: 'ready'; value: Value };

export type LiveReading<Value> = {
  getState: () => ReadingState<Value>;
  /** The state used for prerendering and hydration. */
  getInitialState: () => ReadingState<Value>;
  subscribe: (listener: () => void) => () => void;
  /** Asks another question: an answer that was on its way is not shown. */
  refresh: () => void;
};

/**
 * Runs a query on the documents while it has listeners, and again on each change that `isRelevant`
 * accepts (by document id). Changes that come in a row are read together.
 */
export function createLiveReading<Value>(
  read: () => Promise<Value>,
  isRelevant: (id: string) => boolean = () => true,
): LiveReading<Value> {
  const state = createState<{ read: ReadingState<Value> }>({ read: { status: 'reading' } });
  let question = 0;
  let stopWatching: (() => void) | null = null;

  const readAgain = createRunInTurn(async () => {
    const asked = question;
    const next = await settle(read);
    // The answer may be that of the question before.
    if (asked === question) state.set({ read: next });
  });
  return {
    getState: () => state.get().read,
    getInitialState: () => state.getInitial().read,
    refresh: () => {
      question += 1;
      readAgain();
    },
    subscribe: (listener) => {
      const stop = state.subscribe(listener);
      if (!stopWatching) {
        stopWatching = dossier.watch((id) => isRelevant(id) && readAgain());
        readAgain();
      }
      return () => {
        stop();
        if (state.isWatched()) return;
        stopWatching?.();
        stopWatching = null;
      };
    },
  };
}

async function settle<Value>(read: () => Promise<Value>): Promise<ReadingState<Value>> {
  try {
    return { status: 'ready', value: await read() };
  } catch {
    return { status: 'refused' };
  }
}
