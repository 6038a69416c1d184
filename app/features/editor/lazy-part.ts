import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { afterLoad } from '#app/lib/timing/after-load.ts';
import { persist } from '#app/lib/timing/persist.ts';
import { loadEngine } from './store/load-engine.ts';

/** A part of the page that is drawn with it, and comes alive right after the first screen has. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await afterLoad();
    // A part may show what the document was judged to be when the page was drawn.
    const [Part] = await Promise.all([persist(load), loadEngine()]);
    return { default: Part };
  });
}
