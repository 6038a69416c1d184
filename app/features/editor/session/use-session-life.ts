import { useEffect } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { StoredDraft } from '#documents/dossier';
import { type EditorSession, renewToday } from './editor-session.ts';
import { useEditorSession } from './editor-session-context.tsx';
import { settleTabs } from './settle-tabs.ts';

/** Saves when the tab is left, follows the changes of other tabs, and renews `today`. */
export function useSessionLife(): void {
  const session = useEditorSession();
  // Window events and other tabs.
  useEffect(() => {
    const { leave } = session;
    const look = () => {
      if (document.visibilityState === 'hidden') leave();
      else renewToday(session);
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', look);
    const stopWatching = dossier.watchOthers((id) => meetOtherTab(session, id));
    return () => {
      session.flush();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', look);
      stopWatching();
    };
  }, [session]);
}

async function meetOtherTab(session: EditorSession, id: string): Promise<void> {
  if (id !== session.getState().id) return;
  const stored = await dossier.get(id).catch(() => undefined);
  if (stored === undefined) return;
  const { knownAt, isStored, hasRival } = session.getState();
  switch (settleTabs({ stored, knownAt, isDirty: session.isDirty() })) {
    case 'nothing':
      return;
    case 'was-deleted':
      if (!isStored) return;
      session.set({ isStored: false });
      showToast('Ce brouillon a été supprimé dans un autre onglet.', {
        detail: 'Il sera enregistré de nouveau si vous le modifiez ici.',
      });
      return;
    case 'keep-mine':
      if (hasRival) return;
      session.set({ hasRival: true });
      showToast('Ce brouillon est aussi modifié dans un autre onglet.', {
        detail: 'La dernière modification enregistrée l’emporte.',
      });
      return;
    case 'take-theirs':
      if (stored) await takeTheirs(session, stored);
  }
}

async function takeTheirs(session: EditorSession, stored: StoredDraft): Promise<void> {
  const { repairStored } = await fetchPart(() => import('./repair-stored.ts'));
  session.show(repairStored(stored), {
    id: stored.id,
    isSettled: true,
    isUndoable: true,
    stored,
  });
}
