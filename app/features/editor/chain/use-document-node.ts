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
  const issuedAt = useWorkspaceState(({ issued }) => issued?.at ?? 0);
  const { subscribe, getState, getInitialState } = readingOf(workspace, `${id}/${issuedAt}`);
  const state = useSyncExternalStore(subscribe, getState, getInitialState);
  return state.status === 'ready' ? state.value : null;
}

type NodeReading = LiveReading<ChainNode | null>;
const readings = new WeakMap<Workspace, { key: string; reading: NodeReading }>();

/**
 * One read shared by every component. Links cannot change while a draft is typed, only when it is
 * finished; the account issues it before the screen shows that.
 */
function readingOf(workspace: Workspace, key: string): NodeReading {
  const known = readings.get(workspace);
  if (known?.key === key) return known.reading;
  const { id } = workspace.getState();
  const isRelevant = (changed: string) =>
    changed !== id || workspace.getState().completed !== null || !workspace.getState().isStored;
  const reading = createLiveReading(() => dossier.getNode(id), isRelevant);
  readings.set(workspace, { key, reading });
  return reading;
}
