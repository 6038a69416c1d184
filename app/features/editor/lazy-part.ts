import type { ComponentType, LazyExoticComponent } from 'react';
import { afterLoad } from '#app/lib/timing/after-load.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { loadAmounts } from './store/load-engine.ts';

/** A part of the page that is drawn with it, and comes alive right after the first screen has. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyFetched(async () => {
    await afterLoad();
    // A part may show what the document came to when the page was drawn.
    const [Part] = await Promise.all([load(), loadAmounts()]);
    return Part;
  });
}
