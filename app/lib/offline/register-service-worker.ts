import { afterLoad } from '#app/lib/timing/after-load.ts';
import { requestRest } from '#app/lib/timing/request-rest.ts';

/** Once the page is idle. */
export async function registerServiceWorker(): Promise<void> {
  await afterLoad();
  requestRest(() => withKeptSite(({ followServiceWorker }) => followServiceWorker()));
}

/** An editor has fetched what it needs: the service worker fetches the site. */
export function keepSite(): Promise<void> {
  return withKeptSite(({ keepOnVisit }) => keepOnVisit());
}

/**
 * Without a service worker (private windows, no HTTPS) only the use without a network is missing.
 */
async function withKeptSite(run: (module: KeptSite) => Promise<unknown>): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  try {
    await run(await import('./kept-site.ts'));
  } catch (error) {
    console.warn('The site is not kept for use offline', error);
  }
}

type KeptSite = typeof import('./kept-site.ts');
