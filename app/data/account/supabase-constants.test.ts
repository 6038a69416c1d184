import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeClient, makeSession } from './session/make-session.test.support.ts';

// What the official client does by itself, as the specification writes it (§ 9).

test('the session is looked at every 30 seconds, and refreshed three ticks before its end', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const asked: string[] = [];
  const { client } = makeClient(
    (path) => {
      asked.push(path);
      return Response.json(makeSession());
    },
    makeSession({ lifetime: 160 }),
  );
  await client.auth.startAutoRefresh();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(asked).toEqual(['/auth/v1/token']);
  await client.auth.stopAutoRefresh();
  expect(readConstants()).toMatchObject({ TICK_THRESHOLD: '3' });
});

test('the PKCE verifier is made of 56 random values', async () => {
  const { client, storage } = makeClient(() => Response.json({}));
  await client.auth.signInWithOtp({ email: 'a@b.fr' });
  const [verifier] = [...storage].filter(([key]) => key.includes('code-verifier'));
  expect(JSON.parse(verifier?.[1] ?? '""').split('/')[0]).toMatch(/^[0-9a-f]{112}$/);
});

test('a session from an address that was issued over 120 seconds ago is warned about', () => {
  expect(readClient()).toMatch(/timeNow - issuedAt >= 120\b/);
  expect(readClient()).toMatch(
    /!access_token \|\| !expires_in \|\| !refresh_token \|\| !token_type/,
  );
});

test('realtime waits 10 s, beats every 25 s, comes back after 1, 2, 5 and 10 s; nothing here opens it', () => {
  const { client } = makeClient(() => Response.json({}));
  const { realtime } = client;
  expect(realtime.timeout).toBe(10_000);
  expect(realtime.heartbeatIntervalMs).toBe(25_000);
  expect([1, 2, 3, 4, 5].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
    1000, 2000, 5000, 10_000, 10_000,
  ]);
  expect(realtime.isConnected()).toBe(false);
  expect(client.getChannels()).toEqual([]);
});

test('storage would list a hundred files by name, and keep them an hour; nothing here asks it', () => {
  const source = read('storage-js/dist/index.mjs');
  expect(source).toMatch(/limit: 100,\s*offset: 0,\s*sortBy: \{\s*column: "name",\s*order: "asc"/);
  expect(source).toMatch(/cacheControl: "3600"/);
});

function readConstants() {
  const source = read('auth-js/dist/module/lib/constants.js');
  return { TICK_THRESHOLD: /AUTO_REFRESH_TICK_THRESHOLD = (\d+)/.exec(source)?.[1] };
}

function readClient() {
  return read('auth-js/dist/module/GoTrueClient.js');
}

function read(path: string) {
  return readFileSync(`node_modules/@supabase/${path}`, 'utf8');
}
