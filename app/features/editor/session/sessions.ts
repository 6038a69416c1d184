import { dossier } from '#app/data/dossier.ts';
import type { KindName } from '#documents';
import { createSession, type EditorSession } from './editor-session.ts';

const sessions = new Map<KindName, EditorSession>();

/**
 * The session of a kind in this tab: one comes back to a document as it was left, its undo steps
 * included.
 */
export function sessionOf(kindName: KindName): EditorSession {
  // Pages drawn at build time share a process, and must not share a document.
  if (typeof window === 'undefined') return createSession(kindName);
  const session = sessions.get(kindName) ?? startSession(kindName);
  sessions.set(kindName, session);
  return session;
}

/** It forgets a draft that this tab deletes: the next request opens another. */
function startSession(kindName: KindName): EditorSession {
  const session = createSession(kindName);
  dossier.watchRemovals((id) => {
    if (id === session.getState().id) session.set({ id: '', isStored: false });
  });
  return session;
}

/** The document of a session has become one of another kind. */
export function moveSession(session: EditorSession, to: KindName): void {
  for (const [kindName, other] of sessions) if (other === session) sessions.delete(kindName);
  sessions.get(to)?.flush();
  sessions.set(to, session);
}

/** A draft has been deleted: the page of its kind starts another one when one comes back to it. */
export function closeDraft(id: string): void {
  for (const [kindName, session] of sessions)
    if (session.getState().id === id) sessions.delete(kindName);
}
