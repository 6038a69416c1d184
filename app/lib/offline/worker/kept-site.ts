/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { built } from './built.ts';

declare const self: ServiceWorkerGlobalScope;

const SITE = 'site';
const precache = new PrecacheController({ cacheName: SITE });
precache.addToCacheList([
  ...built.assets.map((url) => ({ url, revision: null })),
  // Two builds never mix: a file of another one fails its integrity, and the whole installation.
  ...Object.entries(built.files).map(([url, integrity]) => ({
    ...{ url, integrity, revision: integrity.slice('sha256-'.length) },
  })),
]);

/** Fetches what this device lacks of the site; all or nothing. */
export async function fetchSite(event: ExtendableEvent): Promise<void> {
  const cache = await self.caches.open(SITE);
  const before = new Set((await cache.keys()).map(({ url }) => url));
  try {
    await precache.install(event);
  } catch (error) {
    // The room belongs to documents. What came of an interrupted fetch is used by the next one.
    if (isFull(error))
      for (const request of await cache.keys())
        if (!before.has(request.url)) await cache.delete(request);
    throw error;
  }
  await keepSettings(await fetch(SETTINGS)).catch(() => undefined);
  for (const path of await listVisited()) await keepVisited(path).catch(() => undefined);
}

/** Forgets the files of the build before. */
export async function forgetOthers(event: ExtendableEvent): Promise<void> {
  await precache.activate(event);
  for (const name of await self.caches.keys())
    if (name.startsWith(VISITED_BY_BUILD) && name !== VISITED) await self.caches.delete(name);
}

/** Whether a file may be kept: all are the same for everybody. */
export function isOfSite(path: string): boolean {
  return path === SETTINGS || path in built.files || pageOf(path) in built.onVisit;
}

export async function findInSite(path: string): Promise<Response | undefined> {
  return (
    (await precache.matchPrecache(path)) ?? (await self.caches.match(path, { cacheName: VISITED }))
  );
}

/** Keeps what the network gave and the site does not keep by itself. */
export async function keepGiven(path: string, given: Response): Promise<void> {
  if (path === SETTINGS) await keepSettings(given.clone());
  else await keepVisited(path);
}

/** Without the settings of the server, the session of this device cannot be opened. */
async function keepSettings(given: Response): Promise<void> {
  const cache = await self.caches.open(VISITED);
  if (given.ok) await cache.put(SETTINGS, given);
}

/** Keeps a page with the data that links to it ask for. */
async function keepVisited(path: string): Promise<void> {
  const page = pageOf(path);
  const files = built.onVisit[page];
  const cache = await self.caches.open(VISITED);
  if (!files || (await cache.match(page))) return;
  const answers = await Promise.all(
    Object.entries(files).map(async ([url, integrity]) => ({
      ...{ url, answer: await fetch(url, { integrity }) },
    })),
  );
  if (answers.some(({ answer }) => !answer.ok)) return;
  await dropOldest(cache);
  for (const { url, answer } of answers) await cache.put(url, answer);
}

export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Data of a page have its address with « .data », and « _ » for the home page. */
function pageOf(path: string): string {
  return path === '/_.data' ? '/' : path.replace(/\.data$/, '');
}

/** Pages that were visited in an earlier build. */
async function listVisited(): Promise<string[]> {
  const names = (await self.caches.keys()).filter((name) => name.startsWith(VISITED_BY_BUILD));
  const kept = await Promise.all(names.map(async (name) => (await self.caches.open(name)).keys()));
  return [...new Set(kept.flat().map(({ url }) => pageOf(new URL(url).pathname)))];
}

/** Requests of a cache are listed in the order in which they came. */
async function dropOldest(cache: Cache): Promise<void> {
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST_VISITED)))
    await cache.delete(request);
}

const SETTINGS = '/config.json';
const VISITED_BY_BUILD = 'visited-';
const VISITED = VISITED_BY_BUILD + built.id;
/** Files: a page has at most two. */
const MOST_VISITED = 120;
