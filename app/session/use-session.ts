import { useSyncExternalStore } from 'react';
import { sessionStore, subscribeToSession } from '#app/data/account/session/session.ts';
import type { SessionState } from '#app/data/account/session/session-state.ts';

/** `isLoading` in prerendered pages. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionStore.get, sessionStore.getInitial);
}
