import { expect, test, vi } from 'vitest';
import { makeSession } from '#app/data/account/session/make-session.test.support.ts';
import { sessionStore } from '#app/data/account/session/session.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { nameEndedSession } from './name-ended-session.ts';

const server = stubServer();
vi.stubGlobal('window', {
  location: { origin: 'https://facturier.example', href: 'https://facturier.example/' },
});
const ended = { code: 'session_missing', reasons: [] };
const refuseWith = (error_code: string) => {
  server.answer = () => Response.json({ code: 403, error_code, msg: '' }, { status: 403 });
};

test('a session that ended with the account suspended is named so', async () => {
  sessionStore.set({ session: makeSession() });
  refuseWith('user_banned');
  expect(await nameEndedSession(ended)).toMatchObject({ code: 'user_banned' });
  refuseWith('session_not_found');
  expect(await nameEndedSession(ended)).toEqual(ended);
});

test('whatever else holds up the documents keeps its name, and asks nothing', async () => {
  server.calls = [];
  const full = { code: 'account_full', reasons: [] };
  expect(await nameEndedSession(full)).toBe(full);
  expect(await nameEndedSession(null)).toBeNull();
  sessionStore.set({ session: null });
  expect(await nameEndedSession(ended)).toBe(ended);
  expect(server.calls).toEqual([]);
});
