import type { ComponentType, LazyExoticComponent } from 'react';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { lazyFetched } from './lazy-fetched.ts';

/**
 * A component that one must ask for: a dialog, the inside of a closed section. It is fetched ahead,
 * so that it then opens at once, even offline.
 */
export function lazyWhenUsed<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  if (!import.meta.env.SSR) fetchWhenUsed(load);
  return lazyFetched(load);
}
