import { useSyncExternalStore } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { createLiveReading, type LiveReading } from '#app/data/live-reading.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import {
  useWorkspace,
  useWorkspaceState,
} from '#app/features/editor/workspace/workspace-context.tsx';
import type { ChainNode } from '#documents/dossier';

/** The current document and its links; null while loading or not stored. */
export function useDocumentNode(): ChainNode | null {
  const workspace = useWorkspace();
  const id = useWorkspaceState((state) => state.id);
  const { subscribe, getState } = readingOf(workspace, id);
  const state = useSyncExternalStore(subscribe, getState, getState);
  return state.status === 'ready' ? state.value : null;
}

type NodeReading = LiveReading<ChainNode | null>;
const readings = new WeakMap<Workspace, { id: string; reading: NodeReading }>();

/**
 * One read shared by every component. Links cannot change while a draft is typed, only when it is
 * finished.
 */
function readingOf(workspace: Workspace, id: string): NodeReading {
  const known = readings.get(workspace);
  if (known?.id === id) return known.reading;
  const isRelevant = (changed: string) =>
    changed !== id || workspace.getState().completed !== null || !workspace.getState().isStored;
  const reading = createLiveReading(() => dossier.getNode(id), isRelevant);
  readings.set(workspace, { id, reading });
  return reading;
}
