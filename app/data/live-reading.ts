import { createState } from '#app/lib/create-state.ts';
import { dossier } from './dossier.ts';

/** A query on the documents; `refused` when the store refuses. */
export type ReadingState<Value> =
  | { status: 'reading' | 'refused' }
  | { status: 'ready'; value: Value };

export type LiveReading<Value> = {
  getState: () => ReadingState<Value>;
  subscribe: (listener: () => void) => () => void;
  /** Runs the query again. */
  refresh: () => void;
};

/**
 * Runs a query on the documents while it has listeners, and again on each change that `isRelevant`
 * accepts (by document id).
 */
export function createLiveReading<Value>(
  read: () => Promise<Value>,
  isRelevant: (id: string) => boolean = () => true,
): LiveReading<Value> {
  const state = createState<{ read: ReadingState<Value> }>({ read: { status: 'reading' } });
  let lastReading = 0;
  let stopWatching: (() => void) | null = null;

  const refresh = async () => {
    lastReading += 1;
    const reading = lastReading;
    const next = await settle(read);
    // An older answer may arrive after a newer one.
    if (reading !== lastReading) return;
    state.set({ read: next });
  };
  return {
    getState: () => state.get().read,
    refresh,
    subscribe: (listener) => {
      const stop = state.subscribe(listener);
      if (!stopWatching) {
        stopWatching = dossier.watch((id) => isRelevant(id) && refresh());
        refresh();
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
