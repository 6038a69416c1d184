import { Suspense, useSyncExternalStore } from 'react';
import { hasSends, watchSends } from '#app/data/sends/sends-flag.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';

/** Renders nothing, and loads nothing, when no e-mail waits. */
export function WaitingLine({ className }: { className?: string }) {
  const isWaiting = useSyncExternalStore(watchSends, hasSends, () => false);
  return isWaiting ? (
    <Suspense>
      <WaitingSends className={className} />
    </Suspense>
  ) : null;
}

const WaitingSends = lazyFetched(async () => (await import('./waiting-sends.tsx')).WaitingSends);
