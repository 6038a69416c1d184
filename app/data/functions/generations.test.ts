import type { User } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '#app/data/account/session/session.ts';
import { NOBODY } from '#app/data/account/session/session-state.ts';
import { isCounting, setCounting } from './counting.ts';
import {
  countGenerations,
  forgetUserOfGenerations,
  type Generation,
  sendGenerations,
} from './generations.ts';
import { PUBLISHABLE_KEY, stubServer } from './stub-server.test.support.ts';

const server = stubServer();

beforeEach(() => {
  server.reset();
  sessionStore.set(NOBODY);
});

test('of a visitor’s file nothing leaves that says whose it is', async () => {
  await countGenerations([FILE]);
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]).toMatchObject({
    path: '/functions/v1/record-generation',
    authorization: `Bearer ${PUBLISHABLE_KEY}`,
  });
  expect(Object.keys(server.calls[0]?.body ?? {}).sort()).toEqual([
    'brokenRules',
    'id',
    'isElectronic',
    'kind',
    'size',
    'template',
  ]);
  expect(waiting()).toEqual([]);
});

test('without a network a file waits, and is counted once, by one id, when it is back', async () => {
  server.answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await countGenerations([FILE]);
  expect(waiting()).toHaveLength(1);
  expect(JSON.stringify(waiting())).not.toContain('Garance');
  server.answer = () => Response.json({ id: 'x' });
  await Promise.all([sendGenerations(), sendGenerations()]);
  expect(server.calls).toHaveLength(2);
  expect(server.calls[0]?.body.id).toBe(server.calls[1]?.body.id);
  expect(server.calls[0]?.body.id).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(waiting()).toEqual([]);
});

test('once its user has left, what waits says nothing of a client, on the device either', async () => {
  sessionStore.set({ ...NOBODY, user: { id: 'zoe' } as User });
  server.answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await countGenerations([FILE]);
  expect(JSON.stringify(waiting())).toContain('Garance');
  forgetUserOfGenerations();
  expect(waiting()).toHaveLength(1);
  expect(JSON.stringify(waiting())).not.toMatch(/Garance|zoe/);
});

test('what the server understands and refuses is not sent for ever', async () => {
  server.answer = () => Response.json({ code: 'validation_failed' }, { status: 400 });
  await countGenerations([FILE, FILE]);
  expect(server.calls).toHaveLength(2);
  expect(waiting()).toEqual([]);
});

test('beyond a limit, the rest waits', async () => {
  server.answer = () => Response.json({ code: 'over_request_rate_limit' }, { status: 429 });
  await countGenerations([FILE, FILE]);
  expect(server.calls).toHaveLength(1);
  expect(waiting()).toHaveLength(2);
});

test('a ZIP of 2,000 documents loses none: beyond a limit, the rest waits', async () => {
  server.answer = () =>
    server.calls.length > 3
      ? Response.json({ code: 'over_request_rate_limit' }, { status: 429 })
      : Response.json({ id: 'x' });
  await countGenerations(Array.from({ length: 2000 }, (_, at) => ({ ...FILE, size: at })));
  expect(server.calls.map(({ body }) => body.size)).toEqual([0, 1, 2, 3]);
  expect(waiting()).toHaveLength(1997);
});

test('who made it may have left: then it goes as a visitor’s', async () => {
  server.answer = () => {
    throw new TypeError('Failed to fetch');
  };
  sessionStore.set({ user: { id: 'zoe' } as never });
  await countGenerations([FILE]);
  expect(waiting()).toMatchObject([{ userId: 'zoe', generation: { clientName: 'Garance' } }]);
  sessionStore.set({ user: { id: 'paul' } as never });
  server.answer = () => Response.json({ id: 'x' });
  await sendGenerations();
  expect(server.calls.at(-1)?.body).not.toHaveProperty('clientName');
});

test('a page that does not know yet who is signed in waits for it', async () => {
  server.answer = () => {
    throw new TypeError('Failed to fetch');
  };
  sessionStore.set({ user: { id: 'zoe' } as User });
  await countGenerations([FILE]);
  server.answer = () => Response.json({ id: 'x' });
  sessionStore.set({ ...NOBODY, isLoading: true });
  const sent = sendGenerations();
  sessionStore.set({ isLoading: false, user: { id: 'zoe' } as User });
  await sent;
  expect(server.calls.at(-1)?.body).toMatchObject({ clientName: 'Garance' });
  expect(waiting()).toEqual([]);
});

test('nothing is counted, nor waits, once somebody said no', async () => {
  server.answer = () => Response.json({}, { status: 503 });
  await countGenerations([FILE]);
  setCounting(false);
  expect(isCounting()).toBe(false);
  await countGenerations([FILE]);
  await sendGenerations();
  expect(server.calls).toHaveLength(1);
  expect(waiting()).toEqual([]);
});

function waiting(): unknown[] {
  return JSON.parse(server.kept.get('facturier-generations') ?? '{"list":[]}').list;
}

const FILE: Generation = {
  kind: 'facture-tva',
  template: 'classique',
  size: 40_000,
  isElectronic: true,
  brokenRules: [],
  number: 'F-2026-0001',
  clientName: 'Garance',
  clientEmail: 'achats@garance.example',
};
