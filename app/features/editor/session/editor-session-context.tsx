import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { EditorSession, EditorSessionState } from './editor-session.ts';

const SessionContext = createContext<EditorSession | null>(null);

export function EditorSessionProvider({
  session,
  children,
}: {
  session: EditorSession;
  children: ReactNode;
}) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of this tab; reading it does not subscribe. */
export function useEditorSession(): EditorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useEditorSession is used outside of EditorSessionProvider');
  return session;
}

/** What `select` picks from the state of the session; it must give primitives or shared objects. */
export function useEditorSessionState<T>(select: (state: EditorSessionState) => T): T {
  const session = useEditorSession();
  const read = () => select(session.getState());
  const readInitial = () => select(session.getInitialState());
  return useSyncExternalStore(session.subscribe, read, readInitial);
}
