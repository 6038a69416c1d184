import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { whenJudged } from './load-engine.ts';

/**
 * What shows how the document is judged: it is drawn with the page, and comes alive with what
 * judges.
 */
export function lazyJudged<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyFetched(async () => {
    await whenJudged();
    return load();
  });
}
