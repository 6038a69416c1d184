import { useEffect } from 'react';
import { dossier } from '#app/data/dossier.ts';
import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import type { KindName } from '#documents';
import { prefetchDownloads } from './actions/downloads/downloads.ts';
import { useShortcuts } from './actions/use-shortcuts.ts';
import { useEditorSession } from './session/editor-session-context.tsx';
import { useOpenDraft } from './session/use-open-draft.ts';
import { useSessionLife } from './session/use-session-life.ts';

/**
 * Connects the page to the outside: the address, the device, the other tabs, the keyboard. Renders
 * nothing.
 */
export function EditorLife({
  kindName,
  onShowShortcuts,
}: {
  kindName: KindName;
  onShowShortcuts: () => void;
}) {
  const session = useEditorSession();
  useSessionLife();
  useOpenDraft(kindName);
  useShortcuts(onShowShortcuts);
  // The network, once the page is idle: the file can then be made, and another draft opened,
  // offline.
  useEffect(() => {
    const prefetch = () => {
      if (!mayFetchAhead()) return;
      Promise.all([
        prefetchDownloads(session),
        dossier.prepare(),
        import('./session/repair-stored.ts'),
      ]).catch(() => undefined);
    };
    const timer = setTimeout(prefetch, REST_MS);
    window.addEventListener('online', prefetch);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', prefetch);
    };
  }, [session]);
  return null;
}

const REST_MS = 1500;
