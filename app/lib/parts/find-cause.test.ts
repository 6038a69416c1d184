import { afterEach, expect, test, vi } from 'vitest';
import { findCause } from './find-cause.ts';

afterEach(() => vi.unstubAllGlobals());

function stub(answer: () => Promise<Response>) {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('window', {
    location: { pathname: '/devis' },
    __reactRouterManifest: { version: 'abc1' },
  });
  return asked;
}

test('the network is asked for the page itself, never what a service worker keeps', async () => {
  const asked = stub(async () => new Response('manifest-abc1.js'));
  expect(await findCause()).toBe('interrupted');
  expect(asked.mock.calls).toEqual([['/devis', { cache: 'no-store' }]]);
});

test('a page of another version is newer; an error of the server tells nothing of it', async () => {
  stub(async () => new Response('manifest-def2.js'));
  expect(await findCause()).toBe('outdated');
  stub(async () => new Response('', { status: 502 }));
  expect(await findCause()).toBe('interrupted');
});

test('no answer at all is no network', async () => {
  stub(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await findCause()).toBe('offline');
});
