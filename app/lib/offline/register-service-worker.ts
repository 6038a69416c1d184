import { afterLoad } from '#app/lib/timing/after-load.ts';
import { requestRest } from '#app/lib/timing/request-rest.ts';
import { BARE_WORKER } from './bare-worker.ts';

/** Once the page is idle. */
export function registerServiceWorker(): Promise<void> {
  registered ??= new Promise((resolve) => {
    afterLoad().then(() => requestRest(() => attempt(register).then(resolve)));
  });
  return registered;
}

let registered: Promise<void> | null = null;

/** An editor has fetched what it needs: the service worker fetches the site. */
export async function keepSite(): Promise<void> {
  await registerServiceWorker();
  await attempt(async () => (await import('./keep-on-visit.ts')).keepOnVisit());
}

/** The code that follows a worker comes once there is one, which may keep it. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const follow = async () => (await import('./kept-site.ts')).followServiceWorker();
  serviceWorker.addEventListener('controllerchange', () => attempt(follow), { once: true });
  if (await serviceWorker.getRegistration()) await follow();
  else await serviceWorker.register(BARE_WORKER);
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
