import { useEffect } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { isAccount } from '#app/data/is-account.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { StoredDraft } from '#documents/dossier';
import { settleTabs } from './settle-tabs.ts';
import { renewToday, type Workspace } from './workspace.ts';
import { useWorkspace } from './workspace-context.tsx';

/** Saves when the tab is left, follows the changes of other tabs, and renews `today`. */
export function useWorkspaceLife(): void {
  const workspace = useWorkspace();
  // Window events and other tabs.
  useEffect(() => {
    const { leave } = workspace;
    const look = () => {
      if (document.visibilityState === 'hidden') leave();
      else renewToday(workspace);
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', look);
    const stopWatching = dossier.watchOthers((id) => meetOtherTab(workspace, id));
    return () => {
      workspace.flush();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', look);
      stopWatching();
    };
  }, [workspace]);
}

async function meetOtherTab(workspace: Workspace, id: string): Promise<void> {
  if (id !== workspace.getState().id) return;
  const stored = await dossier.get(id).catch(() => undefined);
  if (stored === undefined) return;
  const { knownAt, isStored, hasRival, issued } = workspace.getState();
  const isDirty = workspace.isDirty();
  const isFrozen = isAccount() && stored?.issued !== undefined && issued === null;
  switch (settleTabs({ stored, knownAt, isDirty, isFrozen })) {
    case 'nothing':
      return;
    case 'was-deleted':
      if (!isStored) return;
      workspace.set({ isStored: false });
      showToast('Ce brouillon a été supprimé dans un autre onglet.', {
        detail: 'Il sera enregistré de nouveau si vous le modifiez ici.',
      });
      return;
    case 'keep-mine':
      if (hasRival) return;
      workspace.set({ hasRival: true });
      showToast('Ce brouillon est aussi modifié dans un autre onglet.', {
        detail: 'La dernière modification enregistrée l’emporte.',
      });
      return;
    case 'was-issued': {
      const { meetFrozen } = await fetchPart(() => import('./meet-frozen.ts'));
      await meetFrozen(
        workspace,
        isDirty ? { id, ...workspace.getState().editor.store.getState() } : null,
      );
      return;
    }
    case 'take-theirs':
      if (stored) await takeTheirs(workspace, stored);
  }
}

async function takeTheirs(workspace: Workspace, stored: StoredDraft): Promise<void> {
  const { repairStored } = await fetchPart(() => import('./repair-stored.ts'));
  workspace.show(repairStored(stored), {
    id: stored.id,
    isSettled: true,
    isUndoable: true,
    stored,
  });
}
