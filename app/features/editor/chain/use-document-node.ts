import { useSyncExternalStore } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { createLiveReading, type LiveReading } from '#app/data/live-reading.ts';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import {
  useEditorSession,
  useEditorSessionState,
} from '#app/features/editor/session/editor-session-context.tsx';
import type { ChainNode } from '#documents/dossier';

/** The current document and its links; null while loading or not stored. */
export function useDocumentNode(): ChainNode | null {
  const session = useEditorSession();
  const id = useEditorSessionState((state) => state.id);
  const { subscribe, getState } = readingOf(session, id);
  const state = useSyncExternalStore(subscribe, getState, getState);
  return state.status === 'ready' ? state.value : null;
}

type NodeReading = LiveReading<ChainNode | null>;
const readings = new WeakMap<EditorSession, { id: string; reading: NodeReading }>();

/**
 * One read shared by every component. Links cannot change while a draft is typed, only when it is
 * finished.
 */
function readingOf(session: EditorSession, id: string): NodeReading {
  const known = readings.get(session);
  if (known?.id === id) return known.reading;
  const isRelevant = (changed: string) =>
    changed !== id || session.getState().completed !== null || !session.getState().isStored;
  const reading = createLiveReading(() => dossier.getNode(id), isRelevant);
  readings.set(session, { id, reading });
  return reading;
}
