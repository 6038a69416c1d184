import { useEffect } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { meetChange } from './meet-change.ts';
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
    document.addEventListener('visibilitychange', look);
    const stopWatching = dossier.watchOthers((id, origin) => meetChange(workspace, { id, origin }));
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
