import { useSyncExternalStore } from 'react';

/** Whether the page has hydrated and knows its address; false in a prerendered page. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}

function watchNothing(): () => void {
  return () => undefined;
}
