/** The service worker that keeps nothing. */
export const BARE_WORKER = '/service-worker.js';
