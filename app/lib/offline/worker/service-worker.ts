/// <reference lib="webworker" />
import { askNetwork } from './ask-network.ts';
import { makeOfflineAnswer } from './offline-answer.ts';
import type { RoutingEvent } from './routing-event.ts';
import { answerShare, isShare } from './shared-files.ts';

/** Keeps nothing: where the network gives no page, it gives the one that it holds in its text. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event: RoutingEvent) => {
  // Where supported, requests other than navigations bypass the worker.
  const others = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.addRoutes?.([others]).catch(() => undefined);
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isShare(request)) event.respondWith(answerShare(event));
  else if (request.mode === 'navigate')
    event.respondWith(askNetwork(event).catch(makeOfflineAnswer));
});

async function activate(): Promise<void> {
  // The page is requested while the worker starts.
  await self.registration.navigationPreload?.enable();
  // A site worker may have kept files before this one was chosen.
  for (const name of await self.caches.keys()) await self.caches.delete(name);
}
