import { Suspense, useSyncExternalStore } from 'react';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { toasterRequest } from './toaster-request.ts';

/** Where toasts are shown, at most `limit` at a time; once, in the root of the application. */
export function Toaster({ limit }: { limit: number }) {
  const { subscribe, isRequested } = toasterRequest;
  const isWanted = useSyncExternalStore(subscribe, isRequested, () => false);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToasterOverlay limit={limit} />
    </Suspense>
  );
}

const ToasterOverlay = lazyWhenUsed(
  async () => (await import('#app/ui/overlays/toaster-overlay.tsx')).ToasterOverlay,
);
