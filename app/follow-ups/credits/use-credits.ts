import { useSyncExternalStore } from 'react';
import { createLiveReading } from '#app/data/live-reading.ts';
import { type OpenCredits, readCredits } from './read-credits.ts';

/** What clients are owed, kept up to date; empty until it is known. */
export function useCredits(): readonly OpenCredits[] {
  const state = useSyncExternalStore(reading.subscribe, reading.getState, reading.getInitialState);
  return state.status === 'ready' ? state.value : NONE;
}

const reading = createLiveReading(readCredits);
const NONE: readonly OpenCredits[] = [];
