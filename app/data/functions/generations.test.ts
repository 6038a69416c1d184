import type { User } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '#app/data/account/session/session.ts';
import { NOBODY } from '#app/data/account/session/session-state.ts';
import { sessionKey } from '#app/data/account/session/session-storage.ts';
import { isCounting, setCounting } from './counting.ts';
import {
  countGenerations,
  forgetUserOfGenerations,
  type Generation,
  sendGenerations,
} from './generations.ts';
import { stubServer } from './stub-server.test.support.ts';

const server = stubServer();

beforeEach(() => {
  server.reset();
  sessionStore.set(NOBODY);
});

test.each([
  ['a visitor’s', NOBODY],
  ['a user’s', { ...NOBODY, user: { id: 'zoe' } as User }],
])('of %s file nothing leaves that names it or its client', async (_whose, session) => {
  sessionStore.set(session);
  await countGenerations([FILE]);
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]).toMatchObject({ path: '/functions/v1/record-generation' });
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
  server.answer = () => Response.json({ id: 'x' });
  await Promise.all([sendGenerations(), sendGenerations()]);
  expect(server.calls).toHaveLength(2);
  expect(server.calls[0]?.body.id).toBe(server.calls[1]?.body.id);
  expect(server.calls[0]?.body.id).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(waiting()).toEqual([]);
});

test('once its user has left, what waits is a visitor’s, on the device too', async () => {
  sessionStore.set({ ...NOBODY, user: { id: 'zoe' } as User });
  server.answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await countGenerations([FILE]);
  expect(waiting()).toMatchObject([{ userId: 'zoe' }]);
  forgetUserOfGenerations();
  expect(waiting()).toMatchObject([{ userId: null, generation: FILE }]);
  expect(JSON.stringify(waiting())).not.toContain('zoe');
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
  expect(waiting()).toMatchObject([{ userId: 'zoe' }]);
  sessionStore.set({ user: { id: 'paul' } as never });
  server.answer = () => Response.json({ id: 'x' });
  const reads = vi.spyOn(localStorage, 'getItem');
  await sendGenerations();
  expect(server.calls).toHaveLength(2);
  expect(reads).not.toHaveBeenCalledWith(sessionKey);
});

test('a page that does not know yet who is signed in waits for it', async () => {
  server.answer = () => {
    throw new TypeError('Failed to fetch');
  };
  sessionStore.set({ user: { id: 'zoe' } as User });
  await countGenerations([FILE]);
  server.answer = () => Response.json({ id: 'x' });
  sessionStore.set({ ...NOBODY, isLoading: true });
  const reads = vi.spyOn(localStorage, 'getItem');
  const sent = sendGenerations();
  sessionStore.set({ isLoading: false, user: { id: 'zoe' } as User });
  await sent;
  expect(server.calls).toHaveLength(2);
  expect(reads).toHaveBeenCalledWith(sessionKey);
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
};
