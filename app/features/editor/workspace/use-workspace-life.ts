import { useEffect } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { renewToday } from './workspace.ts';
import { useWorkspace } from './workspace-context.tsx';

/** Saves when the tab is left, follows what others change, and renews `today`. */
export function useWorkspaceLife(): void {
  const workspace = useWorkspace();
  // Window events, other tabs, and the account.
  useEffect(() => {
    const { leave } = workspace;
    const look = () => {
      if (document.visibilityState === 'hidden') leave();
      else renewToday(workspace);
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', askBeforeLoss);
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
      window.removeEventListener('beforeunload', askBeforeLoss);
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
