import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#app/data/account/session/session.ts';
import { NOBODY } from '#app/data/account/session/session-state.ts';
import { countGenerations, type Generation } from '#app/data/functions/generations.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { sendWhatWaits } from './send-what-waits.ts';

const server = stubServer();
/** A page that rests at once; its network comes back by an event. */
const page = Object.assign(new EventTarget(), {
  location: { origin: 'https://facturier.example' },
  requestIdleCallback: (run: () => void) => run(),
});
vi.stubGlobal('window', page);

beforeEach(() => {
  server.reset();
  sessionStore.set(NOBODY);
});

test('what waits is sent by the next page, then by nobody', async () => {
  await countOffline();
  server.answer = () => Response.json({ id: 'x' });
  sendWhatWaits();
  await expect.poll(listWaiting).toEqual([]);
  const sent = server.calls.length;
  page.dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(server.calls).toHaveLength(sent);
});

test('what waits is sent when the network is back', async () => {
  sendWhatWaits();
  await countOffline();
  server.answer = () => Response.json({ id: 'x' });
  page.dispatchEvent(new Event('online'));
  await expect.poll(listWaiting).toEqual([]);
});

async function countOffline(): Promise<void> {
  server.answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await countGenerations([FILE]);
  expect(listWaiting()).toHaveLength(1);
}

function listWaiting(): unknown[] {
  return JSON.parse(server.kept.get('facturier-generations') ?? '{"list":[]}').list;
}

const FILE: Generation = {
  kind: 'devis',
  template: 'classique',
  size: 40_000,
  isElectronic: false,
  brokenRules: [],
};
