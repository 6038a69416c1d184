import { useSyncExternalStore } from 'react';
import { sessionStore, subscribeToSession } from '#app/data/session.ts';
import type { SessionState } from '#app/data/session-state.ts';

/** Who is signed in; pages drawn at build time do not know yet. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionStore.get, sessionStore.getInitial);
}
