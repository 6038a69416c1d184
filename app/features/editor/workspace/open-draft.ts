import type { DraftOrigin } from '#app/features/editor/draft/new-draft.ts';
import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { newId } from '#app/lib/new-id.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { afterLoad } from '#app/lib/timing/after-load.ts';
import type { Opened } from './device-drafts.ts';
import type { Workspace } from './workspace.ts';

/**
 * Opens the requested draft, else the unfinished one, else a new one. The first one of a page keeps
 * what is typed while the device answers.
 */
export async function openDraft(workspace: Workspace, requestedId: string | null): Promise<Opened> {
  const { id, completed, isShown, awaited } = workspace.getState();
  const isGoingOn = id !== '' && completed === null && awaited === null;
  const isAsked = requestedId === null ? isGoingOn : requestedId === id;
  if (isAsked) return (await loadDevice()).agreeWithDevice(workspace);
  if (id !== '') await workspace.flush();
  // Hidden, so that nothing typed in the previous document is saved under the new id.
  workspace.set({
    ...{ id: requestedId ?? newId(), isStored: false, awaited: null },
    isConcealed: isShown || awaited !== null,
  });
  const before = readShown(workspace);
  const { openFromDevice, startOnDevice } = await loadDevice();
  try {
    return await openFromDevice(workspace, { requestedId, before });
  } catch {
    workspace.set({ status: 'refused' });
    await startOnDevice(workspace, { before });
    return 'refused';
  }
}

/**
 * Starts a document with the given origin, else with the remembered author. False when another one
 * was opened meanwhile.
 */
export async function startDraft(workspace: Workspace, origin: DraftOrigin = {}): Promise<boolean> {
  const before = readShown(workspace);
  return (await loadDevice()).startOnDevice(workspace, { origin, before });
}

function readShown(workspace: Workspace): EditorState {
  return workspace.getState().editor.store.getState();
}

/** Waits for the page load before fetching the code that reads the device. */
async function loadDevice() {
  await afterLoad();
  return fetchPart(() => import('./device-drafts.ts'));
}
