import { useSyncExternalStore } from 'react';
import { todayInFrance } from '#app/lib/today.ts';

/** The day it is, YYYY-MM-DD; empty while the page is only drawn, since that was another day. */
export function useToday(): string {
  return useSyncExternalStore(watchNothing, todayInFrance, drawnWithoutDay);
}

function watchNothing(): () => void {
  return () => undefined;
}

function drawnWithoutDay(): string {
  return '';
}
