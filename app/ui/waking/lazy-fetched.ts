// biome-ignore lint/style/noRestrictedImports: the one place that makes it safe
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';

/**
 * A component loaded when first rendered. Its `Suspense` fallback shows until then, and stays when
 * the network is down.
 */
export function lazyFetched<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart(load) }));
}
