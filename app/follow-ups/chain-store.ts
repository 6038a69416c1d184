import { readDossier } from '#app/data/device/dossier.ts';
import { watchDevice } from '#app/data/device/watch-device.ts';
import { createState } from '#app/lib/create-state.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { buildChain, type Chain } from '#documents/dossier';

/** The documents of this device, once they are read; `refused` where the browser keeps nothing. */
export type ChainState = { status: 'reading' | 'refused' } | { status: 'ready'; chain: Chain };

export type ChainStore = {
  getState: () => ChainState;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Reads the documents of this device while someone looks, and again when any tab changes one; `isRelevant` leaves changes aside,
 * by the id of the document.
 */
export function createChainStore(isRelevant: (id: string) => boolean = () => true): ChainStore {
  const state = createState<{ chain: ChainState }>({ chain: { status: 'reading' } });
  let lastReading = 0;
  let stopWatching: (() => void) | null = null;

  const read = async () => {
    lastReading += 1;
    const reading = lastReading;
    const next = await readChain();
    // An older answer may come after a newer one.
    if (reading !== lastReading) return;
    state.set({ chain: next });
  };
  return {
    getState: () => state.get().chain,
    subscribe: (listener) => {
      const stop = state.subscribe(listener);
      if (!stopWatching) {
        stopWatching = watchDevice((id) => isRelevant(id) && read());
        read();
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

async function readChain(): Promise<ChainState> {
  try {
    return { status: 'ready', chain: buildChain(await readDossier(), todayInFrance()) };
  } catch {
    return { status: 'refused' };
  }
}
