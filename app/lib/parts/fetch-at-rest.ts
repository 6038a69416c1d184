import { requestRest } from '#app/lib/timing/request-rest.ts';
import { mayFetchAhead } from './may-fetch-ahead.ts';

/** Loads code for later once the page has loaded and is idle. */
export function fetchAtRest(load: () => Promise<unknown>): void {
  // Failures are retried, and reported, when the code is needed.
  const fetchNow = () =>
    requestRest(() => {
      if (mayFetchAhead()) load().catch(() => undefined);
    });
  if (document.readyState === 'complete') fetchNow();
  else window.addEventListener('load', fetchNow, { once: true });
}
