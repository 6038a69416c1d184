import { requestRest } from '#app/lib/timing/request-rest.ts';
import { mayFetchAhead } from './may-fetch-ahead.ts';

/** Fetches what the page may need later, once it has loaded and has nothing else to do. */
export function fetchAtRest(load: () => Promise<unknown>): void {
  // A failure here is retried when the code is needed, and said then.
  const fetchNow = () =>
    requestRest(() => {
      if (mayFetchAhead()) load().catch(() => undefined);
    });
  if (document.readyState === 'complete') fetchNow();
  else window.addEventListener('load', fetchNow, { once: true });
}
