import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#app/data/account/session/session.ts';
import { NOBODY } from '#app/data/account/session/session-state.ts';
import { countGenerations, type Generation } from '#app/data/functions/generations.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
// Imported here so that its compilation does not count against the timeout of an expectation.
import '#app/sending/send-all.ts';
import { sendWhatWaits } from './send-what-waits.ts';

const server = stubServer();
/** An idle page whose network returns on an event. */
const page = Object.assign(new EventTarget(), {
  location: { origin: 'https://facturier.example' },
  requestIdleCallback: (run: () => void) => run(),
});
vi.stubGlobal('window', page);

beforeEach(() => {
  server.reset();
  sessionStore.set(NOBODY);
});

test('what waits is sent by the next page, and not again when the network is back', async () => {
  await countOffline();
  server.answer = () => Response.json({ id: 'x' });
  sendWhatWaits();
  await expect.poll(listWaiting).toEqual([]);
  await countOffline();
  server.calls = [];
  server.answer = () => Response.json({ id: 'x' });
  // Sent in order: an entry sent earlier would have gone first.
  const [{ id } = {}] = listWaiting();
  page.dispatchEvent(new Event('online'));
  await expect.poll(listWaiting).toEqual([]);
  expect(server.calls.map(({ body }) => body.id)).toEqual([id]);
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

function listWaiting(): { id?: string }[] {
  return JSON.parse(server.kept.get('facturier-generations') ?? '{"list":[]}').list;
}

const FILE: Generation = {
  kind: 'devis',
  template: 'classique',
  size: 40_000,
  isElectronic: false,
  brokenRules: [],
};
