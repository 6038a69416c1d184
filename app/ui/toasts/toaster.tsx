import { Suspense, useSyncExternalStore } from 'react';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { toasterRequest } from './toaster-request.ts';

/** Rendered once, in the root; shows at most `limit` messages at a time. */
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
