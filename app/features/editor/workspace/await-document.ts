import { fetchDocument } from '#app/data/account/dossier/fetch-document.ts';
import { syncStore } from '#app/data/account/dossier/sync-state.ts';
import { dossier } from '#app/data/dossier.ts';
import type { Workspace } from './workspace.ts';

/**
 * Waits for a document of the account that this device does not hold yet, and says so meanwhile.
 * « left »: it is no more, or another document was asked for. « closed »: nobody is signed in.
 */
export async function awaitDocument(
  workspace: Workspace,
  id: string,
): Promise<'here' | 'left' | 'closed'> {
  const { isShown, shownCount } = workspace.getState();
  // What the form still holds is no longer the document of this id.
  workspace.set({ awaited: 'arriving', isShown: false, shownCount: shownCount + Number(isShown) });
  for (;;) {
    const fetched = await fetchDocument(id);
    if (workspace.getState().id !== id) return 'left';
    switch (fetched) {
      case 'here':
      case 'closed':
        workspace.set({ awaited: null, isConcealed: true });
        return fetched;
      case 'missing':
        workspace.set({ awaited: 'gone' });
        return 'left';
      case 'unreachable':
      case 'pending':
        if (fetched === 'unreachable' || !navigator.onLine)
          workspace.set({ awaited: 'unreachable' });
        await nextOccasion();
    }
    if (workspace.getState().id !== id) return 'left';
  }
}

/** The network is back, the account was opened or has answered, or some seconds have passed. */
function nextOccasion(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopSync();
      stopWatching();
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const stopSync = syncStore.subscribe(end);
    const stopWatching = dossier.watch(end);
    window.addEventListener('online', end);
  });
}

const PATIENCE_MS = 10_000;
