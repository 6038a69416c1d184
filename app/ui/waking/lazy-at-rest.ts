import type { ComponentType, LazyExoticComponent } from 'react';
import { fetchAtRest } from '#app/lib/parts/fetch-at-rest.ts';
import { lazyFetched } from './lazy-fetched.ts';

/**
 * A component outside the first screen, loaded once the page is idle, so that it opens at once,
 * even offline.
 */
export function lazyAtRest<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  if (!import.meta.env.SSR) fetchAtRest(load);
  return lazyFetched(load);
}
