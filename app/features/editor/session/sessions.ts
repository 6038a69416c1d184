import { dossier } from '#app/data/dossier.ts';
import type { KindName } from '#documents';
import { createSession, type EditorSession } from './editor-session.ts';

const sessions = new Map<KindName, EditorSession>();

/**
 * The session of a kind in this tab, kept so that the user finds the document and its undo steps
 * again.
 */
export function sessionOf(kindName: KindName): EditorSession {
  // Prerendered pages share a process but must not share a document.
  if (typeof window === 'undefined') return createSession(kindName);
  const session = sessions.get(kindName) ?? startSession(kindName);
  sessions.set(kindName, session);
  return session;
}

/** Forgets a draft deleted in this tab: the next visit opens another one. */
function startSession(kindName: KindName): EditorSession {
  const session = createSession(kindName);
  dossier.watchRemovals((id) => {
    if (id === session.getState().id) session.set({ id: '', isStored: false });
  });
  return session;
}

/** Files the session under the new kind of its document. */
export function moveSession(session: EditorSession, to: KindName): void {
  for (const [kindName, other] of sessions) if (other === session) sessions.delete(kindName);
  sessions.get(to)?.flush();
  sessions.set(to, session);
}

/** Drops the session of a deleted draft: the next visit to its kind starts a new one. */
export function closeDraft(id: string): void {
  for (const [kindName, session] of sessions)
    if (session.getState().id === id) sessions.delete(kindName);
}
