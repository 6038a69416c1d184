import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '#app/data/account/session/session.ts';
import { NOBODY } from '#app/data/account/session/session-state.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { PUBLISHABLE_KEY, stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { SEND } from './kept-send.test.support.ts';
import { countSends, deleteSend, keepSend, listSends } from './kept-sends.ts';
import { isDue, isTooOld, nextTryOf, sendKept } from './send-kept.ts';
import { flagSends, hasSends, listFlagged } from './sends-flag.ts';

const server = stubServer();
const all = () => true;
const offline = () => {
  throw new TypeError('Failed to fetch');
};
const sentTo = (...sent_to: string[]) => Response.json({ sent_to, is_draft: null });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server.reset();
  sessionStore.set(NOBODY);
});

test('what waits is asked by one id until it has left, then nothing is kept of it', async () => {
  expect(hasSends()).toBe(false);
  expect(await keepSend(SEND)).toBe(true);
  expect(hasSends()).toBe(true);
  server.answer = offline;
  expect(await sendKept(all)).toEqual([]);
  expect(await listSends()).toMatchObject([{ tries: 2, problem: null }]);
  server.answer = () => sentTo('moi@exemple.fr');
  expect(await sendKept(all)).toMatchObject([{ sent: { sent_to: ['moi@exemple.fr'] } }]);
  expect(server.calls.map(({ body }) => body.id)).toEqual([SEND.id, SEND.id]);
  expect(server.calls[1]).toMatchObject({
    path: '/functions/v1/send-document',
    authorization: `Bearer ${PUBLISHABLE_KEY}`,
    body: { email: 'moi@exemple.fr', newsletter: false, draft: { number: SEND.draft.number } },
  });
  expect(await listSends()).toEqual([]);
  expect(hasSends()).toBe(false);
});

test('asked by two at once, it leaves once', async () => {
  await keepSend(SEND);
  server.answer = () => sentTo('moi@exemple.fr');
  const left = await Promise.all([sendKept(all), sendKept(all)]);
  expect(left.flat()).toHaveLength(1);
  expect(server.calls).toHaveLength(1);
});

test.each([
  ['unavailable', 503],
  ['email_not_sent', 503],
  ['insufficient_aal', 403],
])('%s of the server lets it wait', async (code, status) => {
  await keepSend(SEND);
  server.answer = () => Response.json({ code }, { status });
  await sendKept(all);
  expect(await listSends()).toMatchObject([{ problem: null }]);
});

test.each([
  ['document_too_large', 413, 'document_too_large'],
  ['validation_failed', 400, 'document_refused'],
])('%s is told to its author, and the others go on', async (code, status, problem) => {
  await keepSend(SEND);
  await keepSend({ ...SEND, id: 'another', keptAt: SEND.keptAt + 1 });
  server.answer = ({ body }) =>
    body.id === SEND.id ? Response.json({ code }, { status }) : sentTo('moi@exemple.fr');
  expect(await sendKept(all)).toMatchObject([{ send: { id: 'another' } }]);
  expect(await listSends()).toMatchObject([{ id: SEND.id, problem }]);
});

test('a limit that is reached on a later try has it wait for an hour', async () => {
  await keepSend(SEND);
  server.answer = () => Response.json({ code: 'over_request_rate_limit' }, { status: 429 });
  await sendKept(all);
  const [send = SEND] = await listSends();
  expect(send).toMatchObject({ problem: null, obstacle: 'too_many_documents', tries: 2 });
  expect(nextTryOf(send) - send.triedAt).toBe(3_600_000);
});

test('a page that opens tries at once what the network kept back, and the rest in its time', () => {
  const now = Date.now();
  const recent = { ...SEND, keptAt: now, triedAt: now };
  const isDueFor = (obstacle: string) => isDue({ ...recent, obstacle });
  expect(isDueFor('network')).toBe(true);
  expect(isDueFor('session_missing')).toBe(true);
  expect(isDueFor('unavailable')).toBe(false);
  expect(isDueFor('too_many_documents')).toBe(false);
  expect(isDue({ ...recent, obstacle: 'unavailable', triedAt: now - 30_000 })).toBe(true);
  expect(isDue({ ...recent, obstacle: 'network', problem: 'document_too_large' })).toBe(false);
});

test('a try is noted before the server may have it', async () => {
  await keepSend({ ...SEND, wasOffline: true });
  const seen: number[] = [];
  server.answer = (async () => {
    for (const { tries } of await listSends()) seen.push(tries);
    return Response.json({ code: 'unavailable' }, { status: 503 });
  }) as never; // the stub awaits it
  await sendKept(all);
  expect(seen).toEqual([2]);
});

test('where the browser cannot note that it waits, nothing is kept', async () => {
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  expect(await keepSend(SEND)).toBe(false);
  localStorage.setItem = setItem;
  flagSends(null, true);
  expect(await listSends()).toEqual([]);
});

test('what a user has here counts, refused or not', async () => {
  await keepSend({ ...SEND, userId: 'zoe' });
  await keepSend({ ...SEND, id: 'refused', userId: 'zoe', problem: 'document_too_large' });
  expect(await countSends('zoe')).toBe(2);
});

test('a user’s stays in their database, and does not leave while they are not signed in', async () => {
  setKeeper('zoe');
  await keepSend({ ...SEND, userId: 'zoe' });
  expect(listFlagged()).toEqual(['zoe']);
  await sendKept(all);
  sessionStore.set({ user: { id: 'paul' } as never });
  await sendKept(all);
  sessionStore.set({ user: { id: 'zoe' } as never, isSecondFactorDue: true });
  await sendKept(all);
  expect(server.calls).toEqual([]);
  expect(await countSends('zoe')).toBe(1);
  setKeeper(null);
  expect(await listSends()).toEqual([]);
});

test('another’s session will not do, though this page still knows its user', async () => {
  setKeeper('zoe');
  sessionStore.set({ user: { id: 'zoe' } as never });
  await keepSend({ ...SEND, userId: 'zoe' });
  // No session is stored any more: another tab signed out.
  await sendKept(all);
  expect(server.calls).toEqual([]);
  expect(await listSends()).toMatchObject([{ problem: null, tries: 2 }]);
});

test('deleted while it was on its way, it does not come back', async () => {
  await keepSend(SEND);
  server.answer = (async () => {
    await deleteSend(SEND);
    return Response.json({ code: 'unavailable' }, { status: 503 });
  }) as never; // the stub awaits it
  await sendKept(all);
  expect(await listSends()).toEqual([]);
  expect(hasSends()).toBe(false);
});

test('pauses grow to an hour, and a week ends them', () => {
  const minutes = [1, 2, 3, 8, 50].map((tries) => nextTryOf({ ...SEND, tries }) / 60_000);
  expect(minutes).toEqual([0.5, 1, 2, 60, 60]);
  const week = 7 * 86_400_000;
  expect([isTooOld(SEND, week), isTooOld(SEND, week + 1)]).toEqual([false, true]);
});
