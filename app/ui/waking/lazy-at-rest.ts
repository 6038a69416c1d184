import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { requestRest } from '#app/lib/timing/request-rest.ts';

/**
 * A component that is not part of the first screen. It is fetched once the page is idle, so that it
 * then opens at once, even offline.
 */
export function lazyAtRest<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const loadModule = async () => ({ default: await load() });
  if (typeof window !== 'undefined') whenAtRest(loadModule);
  return lazy(loadModule);
}

function whenAtRest(load: () => Promise<unknown>) {
  // A failure here is retried when the code is needed, and reported then.
  const prefetch = () => requestRest(() => load().catch(() => undefined));
  if (document.readyState === 'complete') prefetch();
  else window.addEventListener('load', prefetch, { once: true });
}
