import { useEffect } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { keepSite } from '#app/lib/offline/register-service-worker.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import { requestRest } from '#app/lib/timing/request-rest.ts';
import { whenUsed } from '#app/lib/timing/when-used.ts';
import type { KindName } from '#documents';
import { prefetchDownloads } from './actions/downloads/downloads.ts';
import { useShortcuts } from './actions/use-shortcuts.ts';
import { loadEngine } from './store/load-engine.ts';
import { useOpenDraft } from './workspace/use-open-draft.ts';
import { useWorkspaceLife } from './workspace/use-workspace-life.ts';
import { useWorkspace } from './workspace/workspace-context.tsx';

/**
 * Connects the page to the address, the device, the other tabs and the keyboard. Renders nothing.
 */
export function EditorLife({
  kindName,
  onShowShortcuts,
}: {
  kindName: KindName;
  onShowShortcuts: () => void;
}) {
  const workspace = useWorkspace();
  useWorkspaceLife();
  useOpenDraft(kindName);
  useShortcuts(onShowShortcuts);
  // Network: what judges the document comes at rest, what makes its file at the first use. The
  // service worker fetches the rest of the site, once.
  useEffect(() => {
    const prefetch = () => {
      if (!mayFetchAhead()) return;
      loadEngine().then(keepSite, () => undefined);
      whenUsed()
        .then(() => Promise.all([prefetchDownloads(workspace), dossier.prepare()]))
        .catch(() => undefined);
    };
    whenUsed().then(loadEngine);
    workspace.whenAlive.then(() => {
      if (isSheetInSight()) requestRest(loadEngine);
      requestRest(prefetch);
    });
    window.addEventListener('online', prefetch);
    return () => window.removeEventListener('online', prefetch);
  }, [workspace]);
  return null;
}

// A file may open without a network.
if (!import.meta.env.SSR) fetchWhenUsed(() => import('./workspace/repair-stored.ts'));

/** The sheet is beside the form from the `lg` breakpoint. */
function isSheetInSight(): boolean {
  return window.matchMedia('(min-width: 64rem)').matches;
}
