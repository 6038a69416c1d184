import { Suspense, useSyncExternalStore } from 'react';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { switchStore } from './switch-store.ts';

export function SwitchDialog() {
  const request = useSyncExternalStore(switchStore.subscribe, switchStore.get, () => null);
  if (!request) return null;
  return (
    <Suspense>
      <SwitchQuestion asked={request.to} />
    </Suspense>
  );
}

const SwitchQuestion = lazyWhenUsed(
  async () => (await import('./switch-question.tsx')).SwitchQuestion,
);
