import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeClient, makeSession } from './session/make-session.test.support.ts';

// The built-in timings of the official client.

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
});

test('the PKCE verifier is made of 56 random values', async () => {
  const { client, storage } = makeClient(() => Response.json({}));
  await client.auth.signInWithOtp({ email: 'a@b.fr' });
  const [verifier] = [...storage].filter(([key]) => key.includes('code-verifier'));
  expect(JSON.parse(verifier?.[1] ?? '""').split('/')[0]).toMatch(/^[0-9a-f]{112}$/);
});

test.each([
  [100, false],
  [130, true],
])('a session from an address, issued %i seconds ago, is warned about: %s', async (age, isOld) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { error } = await openAddress({ age });
  expect(error).toBeNull();
  const warnings = warn.mock.calls.map((words) => words.join(' '));
  expect(warnings.some((words) => words.includes('issued over 120s ago'))).toBe(isOld);
});

test.each(['access_token', 'expires_in', 'refresh_token', 'token_type'])(
  'an address without %s carries no session',
  async (missing) => {
    const { error, session } = await openAddress({ missing });
    expect([error?.message ?? '', session]).toEqual([expect.any(String), null]);
  },
);

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

test('storage would list a hundred files by name, and keep them an hour; nothing here asks it', async () => {
  const asked: { body: unknown; headers: Headers }[] = [];
  const { client } = makeClient((_path, init) => {
    asked.push({ body: init?.body, headers: new Headers(init?.headers) });
    return Response.json([]);
  });
  const files = client.storage.from('files');
  await files.list();
  await files.upload('a.txt', 'text');
  expect(JSON.parse(String(asked[0]?.body))).toMatchObject({
    limit: 100,
    offset: 0,
    sortBy: { column: 'name', order: 'asc' },
  });
  expect(asked[1]?.headers.get('cache-control')).toBe('max-age=3600');
});

/** A browser that opens a link to a session `age` seconds old. */
async function openAddress({ age = 0, missing = '' }: { age?: number; missing?: string }) {
  const { access_token, refresh_token } = makeSession();
  const parts = new URLSearchParams({
    access_token,
    refresh_token,
    token_type: 'bearer',
    expires_in: '3600',
    expires_at: String(Math.round(Date.now() / 1000) + 3600 - age),
  });
  parts.delete(missing);
  const location = new URL(`http://127.0.0.1/#${parts}`);
  vi.stubGlobal('window', { location, addEventListener: () => undefined });
  vi.stubGlobal('document', { addEventListener: () => undefined });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { auth } = createClient('http://127.0.0.1', 'sb_publishable_test', {
    auth: {
      storageKey: `address-${age}-${missing}`,
      flowType: 'implicit',
      autoRefreshToken: false,
      persistSession: false,
    },
    global: { fetch: async () => Response.json(makeSession().user) },
  });
  const { error } = await auth.initialize();
  const { data } = await auth.getSession();
  return { error, session: data.session };
}
