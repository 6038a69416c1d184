import { useState, useSyncExternalStore } from 'react';
import { type ChainState, createChainStore } from './chain-store.ts';

/** The documents of this device, kept up to date. `isRelevant` is read once. */
export function useChain(isRelevant?: (id: string) => boolean): ChainState {
  const [{ subscribe, getState }] = useState(() => createChainStore(isRelevant));
  return useSyncExternalStore(subscribe, getState, getInitialState);
}

const READING: ChainState = { status: 'reading' };
const getInitialState = () => READING;
