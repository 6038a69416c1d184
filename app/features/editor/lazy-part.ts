import type { ComponentType, LazyExoticComponent } from 'react';
import { afterLoad } from '#app/lib/timing/after-load.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { loadAmounts } from './store/load-engine.ts';

/** A part that is rendered with the page and hydrates right after the first screen. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyFetched(async () => {
    await afterLoad();
    // A prerendered part may contain totals, so it hydrates with the code that computes them.
    const [Part] = await Promise.all([load(), loadAmounts()]);
    return Part;
  });
}
