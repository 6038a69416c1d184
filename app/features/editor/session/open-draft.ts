import type { DraftOrigin } from '#app/features/editor/draft/new-draft.ts';
import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { newId } from '#app/lib/new-id.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { afterLoad } from '#app/lib/timing/after-load.ts';
import type { Opened } from './device-drafts.ts';
import type { EditorSession } from './editor-session.ts';

/**
 * Opens the requested draft, else the unfinished one, else a new one. Keeps what is typed while the
 * device answers.
 */
export async function openDraft(
  session: EditorSession,
  requestedId: string | null,
): Promise<Opened> {
  const { id, completed } = session.getState();
  const isAsked = requestedId === null ? id !== '' && completed === null : requestedId === id;
  if (isAsked) return (await loadDevice()).agreeWithDevice(session);
  if (id !== '') await session.flush();
  session.set({ id: requestedId ?? newId(), isStored: false });
  const before = readShown(session);
  const { openFromDevice, startOnDevice } = await loadDevice();
  try {
    return await openFromDevice(session, { requestedId, before });
  } catch {
    session.set({ status: 'refused' });
    await startOnDevice(session, { before });
    return 'refused';
  }
}

/** Starts a document with the given origin, else with the remembered author. */
export async function startDraft(session: EditorSession, origin: DraftOrigin = {}): Promise<void> {
  const before = readShown(session);
  await (await loadDevice()).startOnDevice(session, { origin, before });
}

function readShown(session: EditorSession): EditorState {
  return session.getState().editor.store.getState();
}

/** Waits for the page load before fetching the code that reads the device. */
async function loadDevice() {
  await afterLoad();
  return fetchPart(() => import('./device-drafts.ts'));
}
