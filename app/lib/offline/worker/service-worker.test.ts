import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { bundleWorker } from '#scripts/build/write-service-workers.ts';
import { fillWorker } from '#server/routes/files/deployed/fill-file.ts';
import { offlinePage } from '../offline-page.ts';

type Listener = (event: object) => void;

const bundled = await bundleWorker('service-worker');
const code = fillWorker(bundled, { deployment: {}, built: {} });

/** Runs the worker like a browser, with the test’s network; returns its answer. */
function runWorker(network: () => Promise<Response>, filled = code) {
  const listeners = new Map<string, Listener>();
  const { URL, Response, File, FormData, crypto, TextEncoder, btoa, setTimeout } = globalThis;
  const self = {
    ...{ URL, Response, File, FormData, crypto, TextEncoder, btoa, setTimeout, Uint8Array, String },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: new URL('https://site.example/service-worker.js'),
    fetch: network,
  };
  runInNewContext(filled, Object.assign(self, { self }));
  const dispatch = (name: string, event: object) => listeners.get(name)?.(event);
  const ask = async (
    request: Partial<Request>,
    preloaded?: Promise<Response>,
  ): Promise<Response | null> => {
    let answer: Promise<Response> | null = null;
    dispatch('fetch', {
      request: { method: 'GET', url: 'https://site.example/devis', ...request },
      preloadResponse: preloaded ?? Promise.resolve(undefined),
      waitUntil: () => undefined,
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    return await answer;
  };
  return { ask, dispatch };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('a page that the network gives is given as it is, whatever it says', async () => {
  const page = new Response('absente', { status: 404 });
  const { ask } = runWorker(() => Promise.resolve(page));
  expect(await ask({ mode: 'navigate' })).toBe(page);
  const preloaded = new Response('d’avance');
  expect(await ask({ mode: 'navigate' }, Promise.resolve(preloaded))).toBe(preloaded);
});

test('a page that the network does not give is ours, and allows its own script and style alone', async () => {
  const { ask } = runWorker(offline);
  const [missing, failed] = [{ mode: 'navigate' }, { mode: 'navigate' }] as const;
  for (const answer of [await ask(missing), await ask(failed, offline())]) {
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

test('our page has the name of the deployment, whatever its signs', async () => {
  const deployment = { SITE_NAME: '</title>"L’Étude" & $&' };
  const { ask } = runWorker(offline, fillWorker(bundled, { deployment, built: {} }));
  const html = await (await ask({ mode: 'navigate' }))?.text();
  expect(html).toContain('<title>Pas de réseau | &#60;/title>"L’Étude" &#38; $&#38;</title>');
});

test('what is no page is left to the browser', async () => {
  const { ask } = runWorker(offline);
  for (const mode of ['cors', 'no-cors', 'same-origin'] as const)
    expect(await ask({ mode })).toBeNull();
});

test('shared files wait in memory for the page that asks for them, once', async () => {
  const { ask, dispatch } = runWorker(offline);
  const form = new FormData();
  const file = new File(['%PDF-1.7'], 'facture.pdf', { type: 'application/pdf' });
  form.append('fichiers', file);
  const answer = await ask({
    ...{ mode: 'navigate', method: 'POST', formData: () => Promise.resolve(form) },
    url: 'https://site.example/lire-facture-electronique',
  });
  expect(answer?.status).toBe(303);
  expect(answer?.headers.get('location')).toMatch(/\/lire-facture-electronique#partage$/);
  const postMessage = vi.fn();
  for (const given of [[file], []]) {
    dispatch('message', { data: { type: 'give-shared' }, ports: [{ postMessage }] });
    expect(postMessage.mock.lastCall?.[0]).toEqual(given);
  }
});

test('nothing is ever kept', () => {
  expect(code).not.toMatch(/caches\.open|indexedDB/);
});
