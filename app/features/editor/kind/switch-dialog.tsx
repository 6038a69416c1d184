import { Suspense, useSyncExternalStore } from 'react';
import { lazyAtRest } from '#app/ui/lazy-at-rest.ts';
import { switchStore } from './switch-store.ts';

/** The question that comes before a change of kind, once one has been asked for. */
export function SwitchDialog() {
  const target = useSyncExternalStore(switchStore.subscribe, switchStore.get, () => null);
  if (!target) return null;
  return (
    <Suspense>
      <SwitchQuestion key={target} to={target} />
    </Suspense>
  );
}

const SwitchQuestion = lazyAtRest(
  async () => (await import('./switch-question.tsx')).SwitchQuestion,
);
