import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import { isSiteDeclined } from './declined-site.ts';
import { readLatestKeeps, WORKER_ADDRESSES } from './worker-address.ts';

/** An editor was opened: the site is kept, unless that was declined or data is dear. */
export async function keepOnVisit(): Promise<void> {
  if (isSiteDeclined() || !mayFetchAhead()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration && readLatestKeeps(registration) === 'nothing')
    await navigator.serviceWorker.register(WORKER_ADDRESSES.visited);
}
