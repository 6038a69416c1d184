import { afterLoad } from '#app/lib/timing/after-load.ts';
import { requestRest } from '#app/lib/timing/request-rest.ts';

/**
 * Registers once the page is idle. Browsers update the worker themselves; without one (private
 * windows, no HTTPS) only the offline page is missing.
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
