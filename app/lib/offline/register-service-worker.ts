import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import { afterLoad } from '#app/lib/timing/after-load.ts';
import { requestRest } from '#app/lib/timing/request-rest.ts';
import { WORKER_ADDRESSES } from './worker-address.ts';

/** Once the page is idle. */
export async function registerServiceWorker(): Promise<void> {
  await afterLoad();
  requestRest(() => attempt(follow));
}

/** An editor has fetched what it needs: the service worker fetches the site. */
export function keepSite(): Promise<void> {
  return attempt(async () => (await importKeptSite()).keepOnVisit());
}

/** Where data is dear, the code that follows a worker comes only if there is one. */
async function follow(): Promise<void> {
  const { serviceWorker } = navigator;
  if (mayFetchAhead() || (await serviceWorker.getRegistration()))
    await (await importKeptSite()).followServiceWorker();
  else await serviceWorker.register(WORKER_ADDRESSES.nothing);
}

/**
 * Without a service worker (private windows, no HTTPS) only the use without a network is missing.
 */
async function attempt(act: () => Promise<void>): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    await act();
  } catch (error) {
    console.warn('The site is not kept for use offline', error);
  }
}

const importKeptSite = () => import('./kept-site.ts');
