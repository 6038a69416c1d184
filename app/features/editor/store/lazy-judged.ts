import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { whenJudged } from './load-engine.ts';

/** A prerendered component that needs the engine, and hydrates once it has loaded. */
export function lazyJudged<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyFetched(async () => {
    await whenJudged();
    return load();
  });
}
