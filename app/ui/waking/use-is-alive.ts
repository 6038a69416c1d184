import { useSyncExternalStore } from 'react';

/** Whether the page answers, and knows its address; false while it is only drawn. */
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
