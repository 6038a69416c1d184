import { readDossier } from '#app/data/device/dossier.ts';
import { watchDevice } from '#app/data/device/watch-device.ts';
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
  let state: ChainState = { status: 'reading' };
  let lastReading = 0;
  const listeners = new Set<() => void>();
  let stopWatching: (() => void) | null = null;

  const read = async () => {
    lastReading += 1;
    const reading = lastReading;
    const next = await readChain();
    // An older answer may come after a newer one.
    if (reading !== lastReading) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!stopWatching) {
        stopWatching = watchDevice((id) => isRelevant(id) && read());
        read();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
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
