import type { ComponentType, LazyExoticComponent } from 'react';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { lazyFetched } from './lazy-fetched.ts';

/**
 * A component that opens on request (a dialog, a closed section), loaded ahead so that it opens at
 * once, even offline.
 */
export function lazyWhenUsed<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  if (!import.meta.env.SSR) fetchWhenUsed(load);
  return lazyFetched(load);
}
