import { useEffect } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { hasProblem, renewToday } from './workspace.ts';
import { useWorkspace, useWorkspaceState } from './workspace-context.tsx';

/** Saves when the tab is left, follows what others change, and renews `today`. */
export function useWorkspaceLife(): void {
  const workspace = useWorkspace();
  const isLosing = useWorkspaceState(hasProblem);
  // Only then: a page that listens always is not kept by Firefox for its « back » button.
  useEffect(() => {
    if (!isLosing) return;
    window.addEventListener('beforeunload', askBeforeLoss);
    return () => window.removeEventListener('beforeunload', askBeforeLoss);
  }, [isLosing]);
  // Window events, other tabs, and the account.
  useEffect(() => {
    const { leave } = workspace;
    const look = () => {
      if (document.visibilityState === 'hidden') leave();
      else renewToday(workspace);
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', look);
    const stopWatching = dossier.watchOthers(async (id, origin) => {
      const before = workspace.getState();
      if (id !== before.id) return;
      const { meetChange } = await fetchPart(loadMeeting);
      await meetChange(workspace, { before, origin });
    });
    const stopSaving = dossier.saveBeforeSync(workspace.flush);
    return () => {
      workspace.flush();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', look);
      stopWatching();
      stopSaving();
    };
  }, [workspace]);
}

/** The browser asks before a page goes with what it alone holds. */
function askBeforeLoss(event: BeforeUnloadEvent): void {
  if (dossier.holds()) event.preventDefault();
}

const loadMeeting = () => import('./meet-change.ts');
// Another tab may change the document while there is no network.
if (!import.meta.env.SSR) fetchWhenUsed(loadMeeting);
