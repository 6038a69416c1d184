import { afterLoad } from '#app/lib/timing/after-load.ts';
import { requestRest } from '#app/lib/timing/request-rest.ts';

/**
 * Once the page is at rest. Browsers ask for a newer service worker themselves, at each page and
 * past their cache; without one (private windows, no HTTPS) nothing changes but the page offline.
 */
export async function registerServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  await afterLoad();
  requestRest(() => {
    navigator.serviceWorker.register(SERVICE_WORKER).catch((error: unknown) => {
      console.warn('Pages cannot be stood in for offline', error);
    });
  });
}

const SERVICE_WORKER = '/service-worker.js';
