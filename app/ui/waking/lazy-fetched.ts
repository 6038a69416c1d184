// biome-ignore lint/style/noRestrictedImports: the one place that makes it safe
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';

/**
 * A component whose code is fetched when it is first drawn. Until it is there, its `Suspense` shows
 * what stands in its place: without a network the page stays as it is.
 */
export function lazyFetched<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart(load) }));
}
