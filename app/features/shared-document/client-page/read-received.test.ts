import { beforeEach, expect, test } from 'vitest';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { readReceived } from './read-received.ts';

const server = stubServer();
beforeEach(server.reset);

const TOKEN = 'AbCdEfGhIjKlMnOpQrStU-';

test.each(['', 'AAAA', `${TOKEN}A`, 'AbCdEfGhIjKlMnOpQrSt/+'])(
  'nothing is asked for « %s », which is no token',
  async (fragment) => {
    expect(await readReceived(fragment)).toEqual({ ok: false, problem: 'nothing' });
    expect(server.calls).toEqual([]);
  },
);

test.each([
  [404, 'page_not_found', 'gone'],
  [429, 'over_request_rate_limit', 'busy'],
  [503, 'unavailable', 'unreachable'],
])('%d %s: %s', async (status, code, problem) => {
  server.answer = () => Response.json({ code }, { status });
  expect(await readReceived(TOKEN)).toEqual({ ok: false, problem });
  expect(server.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/functions/v1/read-client-page', { token: TOKEN }],
  ]);
});

test('a visitor whose session owes its second factor reads all the same', async () => {
  server.answer = () => {
    const code = server.calls.length > 1 ? 'page_not_found' : 'insufficient_aal';
    return Response.json({ code }, { status: server.calls.length > 1 ? 404 : 403 });
  };
  expect(await readReceived(TOKEN)).toEqual({ ok: false, problem: 'gone' });
  expect(server.calls).toHaveLength(2);
});

test('a document that this version does not read is told', async () => {
  const answer = {
    on: '2026-11-20',
    standing: null,
    answering: null,
    answer: null,
    expires_at: '2027-02-18T09:00Z',
  };
  server.answer = () => Response.json({ ...answer, draft: { version: 99 } });
  expect(await readReceived(TOKEN)).toEqual({ ok: false, problem: 'unreadable' });
});
