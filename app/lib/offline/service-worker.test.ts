import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';
import { writeServiceWorker } from './service-worker.ts';

type Listener = (event: object) => void;

/** Runs the worker like a browser, with the test’s network; returns its answer. */
async function runWorker(network: () => Promise<Response>) {
  const listeners = new Map<string, Listener>();
  runInNewContext(await writeServiceWorker(), {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    fetch: network,
    Response,
  });
  return async (mode: string, preloaded?: Promise<Response>): Promise<Response | null> => {
    let answer: Promise<Response> | null = null;
    listeners.get('fetch')?.({
      request: { mode },
      preloadResponse: preloaded ?? Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    return await answer;
  };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('a page that the network gives is given as it is, whatever it says', async () => {
  const page = new Response('absente', { status: 404 });
  const ask = await runWorker(() => Promise.resolve(page));
  expect(await ask('navigate')).toBe(page);
  const preloaded = new Response('d’avance');
  expect(await ask('navigate', Promise.resolve(preloaded))).toBe(preloaded);
});

test('a page that the network does not give is ours, and allows its own script and style alone', async () => {
  const ask = await runWorker(offline);
  for (const answer of [await ask('navigate'), await ask('navigate', offline())]) {
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toBe(offlinePage.html);
    expect(answer?.headers.get('referrer-policy')).toBe('no-referrer');
    const [style, script] = [/<style>(.*)<\/style>/s, /<script>(.*)<\/script>/s].map((element) =>
      createHash('sha256')
        .update(offlinePage.html.match(element)?.[1] ?? '')
        .digest('base64'),
    );
    expect(answer?.headers.get('content-security-policy')).toContain(
      `default-src 'none'; style-src 'sha256-${style}'; script-src 'sha256-${script}'`,
    );
  }
});

test('what is no page is left to the browser', async () => {
  const ask = await runWorker(offline);
  for (const mode of ['cors', 'no-cors', 'same-origin']) expect(await ask(mode)).toBeNull();
});

test('nothing is ever kept', async () => {
  expect(await writeServiceWorker()).not.toMatch(/caches|indexedDB/);
});
