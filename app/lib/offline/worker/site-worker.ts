/// <reference lib="webworker" />
import { ASKS_NETWORK } from '#app/lib/parts/find-cause.ts';
import { mayFetchAhead } from '#app/lib/parts/may-fetch-ahead.ts';
import { wait } from '#app/lib/timing/wait.ts';
import { trimPath } from '#content/pages/trim-path.ts';
import { readKeeps } from '../worker-address.ts';
import type { PageMessage, SiteMessage, TakeOver } from '../worker-messages.ts';
import { askNetwork } from './ask-network.ts';
import { built } from './built.ts';
import { fetchSite, findInSite, forgetOthers, isFull, isOfSite, keepGiven } from './kept-site.ts';
import { makeOfflineAnswer } from './offline-answer.ts';
import type { RoutingEvent } from './routing-event.ts';
import { answerShare, isShare } from './shared-files.ts';

/** Keeps one whole build of the site, and answers from it where the network does not. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event: RoutingEvent) => {
  // Where supported, requests for data do not wake the worker.
  event.addRoutes?.(DATA_ROUTES).catch(() => undefined);
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => event.waitUntil(activate(event)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.cache === ASKS_NETWORK) return;
  if (isShare(request)) event.respondWith(answerShare(event));
  else if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname));
  else if (request.method !== 'GET') return;
  else if (pathname.startsWith(ASSETS)) event.respondWith(answerAsset(event, pathname));
  else if (isOfSite(pathname)) event.respondWith(answerFile(event, pathname));
});

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data;
  if (message.type === 'take-over') event.waitUntil(takeOver(message, event.ports[0]));
});

async function install(event: ExtendableEvent): Promise<void> {
  const { active } = self.registration;
  const before = active ? readKeeps(active.scriptURL) : 'nothing';
  const own = readKeeps(self.location.href);
  // The build that is kept stays until data is no longer dear, unless somebody asked.
  if (own === 'visited' && !mayFetchAhead()) throw new Error('Data is dear');
  try {
    await fetchSite(event);
  } catch (error) {
    await tell({ type: 'not-kept', cause: isFull(error) ? 'full' : 'interrupted' });
    throw error;
  }
  // Otherwise it waits: pages of the build before keep their files until they are left.
  if (before === 'nothing') await self.skipWaiting();
}

async function activate(event: ExtendableEvent): Promise<void> {
  // The page is requested while the worker starts.
  await self.registration.navigationPreload?.enable();
  await forgetOthers(event);
  await self.clients.claim();
}

async function answerPage(event: FetchEvent, pathname: string): Promise<Response> {
  return (await answer(event, pathname)) ?? makeOfflineAnswer();
}

/** Its name tells its build: the one that is kept is as good as the network’s. */
async function answerAsset({ request }: FetchEvent, pathname: string): Promise<Response> {
  return (await findInSite(pathname)) ?? fetch(request);
}

async function answerFile(event: FetchEvent, pathname: string): Promise<Response> {
  return (await answer(event, pathname)) ?? Response.error();
}

/** The network’s; without one, or when it is long in coming, the file that is kept. */
async function answer(event: FetchEvent, pathname: string): Promise<Response | undefined> {
  const path = trimPath(pathname);
  const network = askNetwork(event);
  const late = wait(PATIENCE_MS).then(async () => (await findInSite(path)) ?? network);
  try {
    const given = await Promise.race([network, late]);
    if (given.ok && mayFetchAhead()) event.waitUntil(keepGiven(path, given).catch(() => undefined));
    return given;
  } catch {
    return findInSite(path);
  }
}

/**
 * A worker that waits replaces the one before it when this hurts nobody: the page that asks is the
 * only one, and is of this build, or about to be loaded again.
 */
async function takeOver({ version, isLeaving }: TakeOver, port?: MessagePort): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isNewer = version !== built.version;
  if (windows.length === 1 && (isLeaving || !isNewer)) await self.skipWaiting();
  port?.postMessage({ isNewer });
}

async function tell(message: SiteMessage): Promise<void> {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage(message);
}

const ASSETS = '/assets/';
/** A network that takes longer is as good as none. */
const PATIENCE_MS = 5000;
const DATA_ROUTES = ['/auth/v1/*', '/rest/v1/*', '/functions/v1/*'].map((pathname) => ({
  condition: { urlPattern: { pathname } },
  source: 'network',
}));
