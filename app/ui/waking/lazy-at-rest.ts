import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { requestRest } from '#app/lib/timing/request-rest.ts';

/**
 * A component that is not part of the first screen. It is fetched once the page is at rest, so that
 * it then opens at once, and without a network too.
 */
export function lazyAtRest<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadModule = async () => ({ default: await load() });
  if (typeof window !== 'undefined') whenAtRest(loadModule);
  return lazy(loadModule);
}

function whenAtRest(load: () => Promise<unknown>) {
  // What fails here is asked for again when it is needed, and complains then.
  const prefetch = () => requestRest(() => load().catch(() => undefined));
  if (document.readyState === 'complete') prefetch();
  else window.addEventListener('load', prefetch, { once: true });
}
