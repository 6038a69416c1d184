import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { closeLook, lookRequest } from '#app/features/editor/focus/look-request.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';

export function AskedLook() {
  const path = useSyncExternalStore(
    lookRequest.subscribe,
    () => lookRequest.get().path,
    () => null,
  );
  // Leaving the page closes the panel for the next one.
  useEffect(() => closeLook, []);
  if (!path) return null;
  return (
    <Suspense>
      <LookPanel path={path} />
    </Suspense>
  );
}

const LookPanel = lazyWhenUsed(async () => (await import('./look-panel.tsx')).LookPanel);
