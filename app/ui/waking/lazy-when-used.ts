import type { ComponentType, LazyExoticComponent } from 'react';
import { fetchAtRest } from '#app/lib/parts/fetch-at-rest.ts';
import { whenUsed } from '#app/lib/timing/when-used.ts';
import { lazyFetched } from './lazy-fetched.ts';

/**
 * A component that one must ask for: a dialog, the inside of a closed section. It is fetched once
 * somebody uses the page and lets it rest, so that it then opens at once, even offline; who only
 * looks at the page does not pay for it.
 */
export function lazyWhenUsed<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  if (!import.meta.env.SSR) whenUsed().then(() => fetchAtRest(load));
  return lazyFetched(load);
}
