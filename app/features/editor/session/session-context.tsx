import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** What is being made in this tab; reading it does not subscribe. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside of SessionProvider');
  return session;
}

/** What `select` picks from the state of the session; it must give primitives or shared objects. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  const session = useSession();
  const read = () => select(session.getState());
  const readInitial = () => select(session.getInitialState());
  return useSyncExternalStore(session.subscribe, read, readInitial);
}
