import { useSyncExternalStore } from 'react';
import { todayInFrance } from '#app/lib/today.ts';

/** YYYY-MM-DD; empty in a prerendered page, which was built on another day. */
export function useToday(): string {
  return useSyncExternalStore(watchNothing, todayInFrance, drawnWithoutDay);
}

function watchNothing(): () => void {
  return () => undefined;
}

function drawnWithoutDay(): string {
  return '';
}
