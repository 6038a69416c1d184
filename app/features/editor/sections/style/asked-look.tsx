import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { closeLook, lookRequest } from '#app/features/editor/focus/look-request.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';

/** The choices of the appearance, while they are asked for. */
export function AskedLook() {
  const path = useSyncExternalStore(
    lookRequest.subscribe,
    () => lookRequest.get().path,
    () => null,
  );
  // Asked of the page that is left, they are not asked of the next one.
  useEffect(() => closeLook, []);
  if (!path) return null;
  return (
    <Suspense>
      <LookPanel path={path} />
    </Suspense>
  );
}

const LookPanel = lazyWhenUsed(async () => (await import('./look-panel.tsx')).LookPanel);
