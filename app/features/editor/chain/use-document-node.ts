import { useSyncExternalStore } from 'react';
import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import {
  useEditorSession,
  useEditorSessionState,
} from '#app/features/editor/session/editor-session-context.tsx';
import { type ChainStore, createChainStore } from '#app/follow-ups/chain-store.ts';
import type { ChainNode } from '#documents/dossier';

/** The document at hand among those of this device; null until it is read, and while it is not kept. */
export function useDocumentNode(): ChainNode | null {
  const session = useEditorSession();
  const id = useEditorSessionState((state) => state.id);
  const { subscribe, getState } = storeOf(session, id);
  const state = useSyncExternalStore(subscribe, getState, getState);
  return state.status === 'ready' ? (state.chain.get(id) ?? null) : null;
}

const stores = new WeakMap<EditorSession, { id: string; store: ChainStore }>();

/** One reading for all who look. What is typed here changes nothing of what the document is linked to until it is finished. */
function storeOf(session: EditorSession, id: string): ChainStore {
  const known = stores.get(session);
  if (known?.id === id) return known.store;
  const isRelevant = (changed: string) =>
    changed !== id || session.getState().completed !== null || !session.getState().isStored;
  const store = createChainStore(isRelevant);
  stores.set(session, { id, store });
  return store;
}
