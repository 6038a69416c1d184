import { expect, onTestFinished, test, vi } from 'vitest';
import { followSession } from './follow-session.ts';
import { makeClient, makeSession } from './make-session.test.support.ts';
import { createSessionState } from './session-state.ts';
import { sessionKey } from './session-storage.ts';

const names = { first_name: 'Zoé', last_name: 'Élan' };
const getProfile = () => Promise.resolve(names);
const isAdministrator = () => Promise.resolve(false);
const questions = { getProfile, isAdministrator };

test('initial session: the page loads until the first answer, then knows the user and its profile', async () => {
  const store = createSessionState();
  expect(store.get()).toMatchObject({ isLoading: true, user: null });
  const { client } = open(makeClient(refuseAll, makeSession()));
  await followSession(store, { client, ...questions });
  await vi.waitFor(() => expect(store.get().profile).toEqual(names));
  expect(store.get()).toMatchObject({ isLoading: false, user: { id: 'u1' } });
});

test('initial session of nobody: loading ends', async () => {
  const store = createSessionState();
  await followSession(store, { client: open(makeClient(refuseAll)).client, ...questions });
  await vi.waitFor(() => expect(store.get().isLoading).toBe(false));
  expect(store.get()).toMatchObject({ user: null, session: null, profile: null });
});

test('without a network a session that has expired stays, until the server refuses it', async () => {
  const store = createSessionState();
  const kept = makeSession({ lifetime: -60 });
  let isOnline = false;
  const answer = () => (isOnline ? refuseAll() : Promise.reject(new TypeError('Failed to fetch')));
  const { client } = open(makeClient(answer, kept));
  const following = followSession(store, { client, ...questions, kept });
  expect(store.get()).toMatchObject({ isLoading: false, user: { id: 'u1' } });
  isOnline = true;
  await following;
  await vi.waitFor(() => expect(store.get()).toMatchObject({ isLoading: false, user: null }));
});

test('signed in: the profile is loaded after each sign-in event', async () => {
  const asked: string[] = [];
  const store = createSessionState();
  const { client } = open(
    makeClient((path, init) => {
      const { email } = JSON.parse(String(init?.body));
      return path === '/auth/v1/token' ? Response.json(makeSession({ id: email })) : refuseAll();
    }),
  );
  await followSession(store, {
    client,
    isAdministrator,
    getProfile: (userId) => {
      asked.push(userId);
      return getProfile();
    },
  });
  for (const email of ['a', 'b']) {
    await client.auth.signInWithPassword({ email, password: 'x' });
    await vi.waitFor(() => expect(store.get().profile).toEqual(names));
    expect(store.get().user?.id).toBe(email);
  }
  expect(asked).toEqual(['a', 'b']);
});

test('the role is asked for after each sign-in, and is nobody else’s', async () => {
  const store = createSessionState();
  const { client } = open(
    makeClient((path, init) => {
      const { email } = JSON.parse(String(init?.body));
      return path === '/auth/v1/token' ? Response.json(makeSession({ id: email })) : refuseAll();
    }),
  );
  await followSession(store, {
    client,
    getProfile,
    isAdministrator: async (userId) => userId === 'chief',
  });
  await client.auth.signInWithPassword({ email: 'chief', password: 'x' });
  await vi.waitFor(() => expect(store.get().isAdministrator).toBe(true));
  await client.auth.signInWithPassword({ email: 'b', password: 'x' });
  expect(store.get()).toMatchObject({ user: { id: 'b' }, isAdministrator: false });
});

test('profile load failure: logged only', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const store = createSessionState();
  await followSession(store, {
    client: open(makeClient(refuseAll, makeSession())).client,
    isAdministrator,
    getProfile: () => Promise.reject(new Error('no network')),
  });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(store.get()).toMatchObject({ isLoading: false, user: { id: 'u1' }, profile: null });
});

test('signed out: user, session and profile are empty, and nothing is kept', async () => {
  const store = createSessionState();
  const { client, storage } = open(
    makeClient(() => new Response(null, { status: 204 }), makeSession()),
  );
  await followSession(store, { client, ...questions });
  await vi.waitFor(() => expect(store.get().profile).toEqual(names));
  await client.auth.signOut({ scope: 'local' });
  expect(store.get()).toMatchObject({ user: null, session: null, profile: null, isLoading: false });
  expect(storage.has(sessionKey)).toBe(false);
});

for (const status of [401, 403, 404])
  test(`sign-out returning ${status}: ignored`, async () => {
    const { client, storage } = open(
      makeClient(
        () => Response.json({ error_code: 'session_not_found' }, { status }),
        makeSession(),
      ),
    );
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect(storage.has(sessionKey)).toBe(false);
  });

test('session-not-found: mapped to session missing', async () => {
  const { client } = open(
    makeClient(
      () => Response.json({ error_code: 'session_not_found' }, { status: 403 }),
      makeSession(),
    ),
  );
  const { error } = await client.auth.getUser();
  expect(error).toMatchObject({ name: 'AuthSessionMissingError', status: 400 });
});

test('password recovery: the link leads to that state, until the password is chosen or the session ends', async () => {
  const store = createSessionState();
  const { client } = open(makeClient(() => Response.json(makeSession())));
  await followSession(store, { client, ...questions });
  await client.auth.verifyOtp({ token_hash: 'h', type: 'recovery' });
  expect(store.get()).toMatchObject({ isRecovering: true, user: { id: 'u1' } });
  store.set({ isRecovering: false });
  expect(store.get().isRecovering).toBe(false);
});

test('refresh failing with a non-retryable error: session removed', async () => {
  const store = createSessionState();
  const { client, storage } = open(
    makeClient(
      () => Response.json({ error_code: 'refresh_token_not_found', msg: 'no' }, { status: 400 }),
      makeSession({ lifetime: -10 }),
    ),
  );
  await followSession(store, { client, ...questions });
  await vi.waitFor(() => expect(store.get().isLoading).toBe(false));
  expect(store.get().user).toBeNull();
  expect(storage.has(sessionKey)).toBe(false);
});

test('retryable fetch error (502, 503, 504 or network failure): retried, waiting 200 ms and doubling', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const start = Date.now();
  const times: number[] = [];
  const answers = [502, 503, 504, 0];
  const { client, storage } = open(
    makeClient(
      () => {
        times.push(Date.now() - start);
        const status = answers[times.length - 1];
        if (status === undefined) return Response.json(makeSession());
        if (status === 0) throw new TypeError('Failed to fetch');
        return Response.json({}, { status });
      },
      makeSession({ lifetime: -10 }),
    ),
  );
  const opened = client.auth.getSession();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await opened).data.session?.user.id).toBe('u1');
  expect(times).toEqual([0, 200, 600, 1400, 3000]);
  expect(storage.has(sessionKey)).toBe(true);
});

function open(made: ReturnType<typeof makeClient>) {
  onTestFinished(() => made.client.auth.stopAutoRefresh());
  return made;
}

function refuseAll() {
  return Response.json({ error_code: 'not_found', msg: 'not found' }, { status: 404 });
}
