import { useSyncExternalStore } from 'react';
import { sessionStore, subscribeToSession } from '#app/data/account/session/session.ts';
import type { SessionState } from '#app/data/account/session/session-state.ts';

/** Who is signed in; pages drawn at build time do not know yet. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionStore.get, sessionStore.getInitial);
}
