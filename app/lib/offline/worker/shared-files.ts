/// <reference lib="webworker" />
import { wait } from '#app/lib/timing/wait.ts';
import { SHARE_FIELD, SHARE_TARGET, SHARED_HASH } from '../share-target.ts';
import type { PageMessage } from '../worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Files that another application shares with this one. They are held in memory only, until the page
 * that opens them asks: no document is ever in a cache.
 */
let shared: File[] = [];

self.addEventListener('message', ({ data, ports }) => {
  const message: PageMessage = data;
  if (message.type !== 'give-shared') return;
  ports[0]?.postMessage(shared);
  shared = [];
});

export function isShare({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'POST' && origin === self.location.origin && pathname === SHARE_TARGET;
}

export async function answerShare(event: FetchEvent): Promise<Response> {
  const form = await event.request.formData();
  shared = form.getAll(SHARE_FIELD).filter((given) => given instanceof File);
  // A worker that is ended would lose them.
  event.waitUntil(wait(PATIENCE_MS));
  return Response.redirect(new URL(SHARE_TARGET + SHARED_HASH, self.location.href), 303);
}

/** Until the page is there, on a slow phone. */
const PATIENCE_MS = 20_000;
