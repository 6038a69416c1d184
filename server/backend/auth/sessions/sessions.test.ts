import { hash, verify } from '@node-rs/bcrypt';
import { decodeJwt } from 'jose';
import { expect, test, vi } from 'vitest';
import { codeOf } from '#server/backend/fault.ts';
import { createTestSite, lastEmail, PASSWORD, readLink } from '#server/test/auth-site.ts';

// A spy: bcrypt works and its calls are counted.
vi.mock('@node-rs/bcrypt', { spy: true });

const site = await createTestSite();
const { join, connect, post, owner, gateway, clock, advance, tokens, authEmails } = site;
const isAlive = async ({ sessionId, userId }: { sessionId: string; userId: string }) => {
  try {
    await gateway.query('select auth.require_session($1, $2)', [sessionId, userId]);
    return true;
  } catch (error) {
    if (codeOf(error) === 'PT401') return false;
    throw error;
  }
};
const refresh = async (refresh_token: string) => {
  const response = await post('/token?grant_type=refresh_token', { refresh_token });
  return { status: response.status, body: await response.json() };
};

test('an access token says what upstream says', async () => {
  const { session, user } = await join('claims@exemple.fr');
  expect(decodeJwt(session.access_token)).toMatchObject({
    iss: 'https://facturier.example/auth/v1',
    sub: user.id,
    aud: 'authenticated',
    email: 'claims@exemple.fr',
    phone: '',
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: expect.any(Number) }],
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    is_anonymous: false,
    session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('a refresh gives other tokens for the same session', async () => {
  const { client, session } = await join('suite@exemple.fr');
  advance(5);
  const { data, error } = await client.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(sessionOf(data.session?.access_token)).toBe(sessionOf(session.access_token));
});

test('forty uses of a refresh token at the same time give one next token', async () => {
  const { session } = await join('quarante@exemple.fr');
  const all = await Promise.all(Array.from({ length: 40 }, () => refresh(session.refresh_token)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(all.map(({ body }) => body.refresh_token)).size).toBe(1);
  const { rows } = await owner.query(
    'select revoked, count(*)::int from auth.refresh_tokens where session_id = $1 group by revoked order by revoked',
    [sessionOf(session.access_token)],
  );
  expect(rows).toEqual([
    { revoked: false, count: 1 },
    { revoked: true, count: 1 },
  ]);
});

test('a refresh token used again after ten seconds ends the session, for the thief and for its owner', async () => {
  const { session } = await join('vol@exemple.fr');
  const { body } = await refresh(session.refresh_token);
  advance(9);
  expect((await refresh(session.refresh_token)).body.refresh_token).toBe(body.refresh_token);
  advance(2);
  expect((await refresh(session.refresh_token)).body).toMatchObject({
    error_code: 'refresh_token_already_used',
  });
  expect((await refresh(body.refresh_token)).body).toMatchObject({
    error_code: 'refresh_token_not_found',
  });
  expect(await isAlive(identify(session.access_token))).toBe(false);
});

test('a refresh token of two uses ago is refused, even at once', async () => {
  const { session } = await join('deux@exemple.fr');
  const second = (await refresh(session.refresh_token)).body.refresh_token;
  await refresh(second);
  expect((await refresh(session.refresh_token)).status).toBe(400);
});

test('refresh tokens are kept as hashes only, and unknown ones are refused', async () => {
  const { session } = await join('hache@exemple.fr');
  const { rowCount } = await owner.query('select from auth.refresh_tokens where token = $1', [
    session.refresh_token,
  ]);
  expect(rowCount).toBe(0);
  for (const token of ['', 'x', "' or true --", 'a'.repeat(4000)])
    expect((await refresh(token)).body).toMatchObject({ error_code: 'refresh_token_not_found' });
});

test('signing out ends this session, the others, or all, at once', async () => {
  const { client, session, user } = await join('sortie@exemple.fr');
  const open = async () => {
    const other = connect();
    await other.auth.signInWithPassword({ email: 'sortie@exemple.fr', password: PASSWORD });
    const { data } = await other.auth.getSession();
    return { client: other, id: identify(data.session?.access_token) };
  };
  const [second, third] = [await open(), await open()];
  const here = identify(session.access_token);
  expect(await isAlive(here)).toBe(true);
  await second.client.auth.signOut({ scope: 'local' });
  expect(await isAlive(second.id)).toBe(false);
  expect(await isAlive(here)).toBe(true);
  await client.auth.signOut({ scope: 'others' });
  expect(await isAlive(third.id)).toBe(false);
  expect(await isAlive(here)).toBe(true);
  const stolen = connect();
  await stolen.auth.setSession(session);
  await client.auth.signOut();
  expect(await isAlive(here)).toBe(false);
  expect((await stolen.auth.getUser(session.access_token)).error?.name).toBe(
    'AuthSessionMissingError',
  );
  expect((await refresh(session.refresh_token)).status).toBe(400);
  expect(await isAlive({ ...here, userId: crypto.randomUUID() })).toBe(false);
  expect(user.id).toBe(here.userId);
});

test('an unknown scope of sign-out is refused', async () => {
  const { session } = await join('portee@exemple.fr');
  const headers = { Authorization: `Bearer ${session.access_token}` };
  expect((await post('/logout?scope=all', {}, headers)).status).toBe(400);
});

test('unknown, unconfirmed, banned and known addresses get the same answer after the same work', async () => {
  await join('connue@exemple.fr');
  const { user } = await join('bannie@exemple.fr');
  await owner.query("update auth.users set banned_until = 'infinity' where id = $1", [user.id]);
  await connect().auth.signUp({ email: 'attente@exemple.fr', password: PASSWORD });
  await connect().auth.signInWithOtp({ email: 'sans-mot-de-passe@exemple.fr' });
  const answers = new Set<string>();
  const works = [];
  for (const name of ['connue', 'bannie', 'attente', 'sans-mot-de-passe', 'inconnue']) {
    vi.clearAllMocks();
    const response = await post('/token?grant_type=password', {
      email: `${name}@exemple.fr`,
      password: 'pas le bon du tout',
    });
    answers.add(`${response.status} ${await response.text()}`);
    works.push({
      compared: vi.mocked(verify).mock.calls.length,
      hashed: vi.mocked(hash).mock.calls.length,
    });
  }
  expect([...answers]).toEqual([expect.stringContaining('invalid_credentials')]);
  // Hashing takes nearly all of an answer’s time.
  expect(works).toEqual(Array(5).fill({ compared: 1, hashed: 1 }));
});

test('banned and deleted users are refused everywhere', async () => {
  const { session, user } = await join('exclue@exemple.fr');
  const here = identify(session.access_token);
  await connect().auth.resetPasswordForEmail('exclue@exemple.fr');
  const { token_hash } = readLink(lastEmail(authEmails, 'exclue@exemple.fr'));
  await owner.query("update auth.users set banned_until = now() + '1 day' where id = $1", [
    user.id,
  ]);
  expect(await isAlive(here)).toBe(false);
  expect((await refresh(session.refresh_token)).body).toMatchObject({ error_code: 'user_banned' });
  const client = connect();
  expect((await client.auth.getUser(session.access_token)).error).toMatchObject({
    code: 'user_banned',
  });
  expect((await client.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toMatchObject({
    code: 'user_banned',
  });
  const sign = () =>
    client.auth.signInWithPassword({ email: 'exclue@exemple.fr', password: PASSWORD });
  expect((await sign()).error).toMatchObject({ code: 'user_banned' });
  const count = authEmails.length;
  await client.auth.signInWithOtp({ email: 'exclue@exemple.fr' });
  expect(authEmails).toHaveLength(count);
  await owner.query('update auth.users set banned_until = null, deleted_at = now() where id = $1', [
    user.id,
  ]);
  expect(await isAlive(here)).toBe(false);
  expect((await refresh(session.refresh_token)).status).toBe(400);
  expect((await sign()).error).toMatchObject({ code: 'invalid_credentials' });
  expect((await client.auth.getUser(session.access_token)).error).toMatchObject({
    code: 'user_not_found',
  });
});

test('forged, expired and foreign tokens open no account', async () => {
  const { session } = await join('faux@exemple.fr');
  const [header, payload] = session.access_token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const ask = async (token: string) => {
    const response = await site.request('https://facturier.example/auth/v1/user', {
      headers: { apikey: site.keys.publishable, Authorization: `Bearer ${token}` },
    });
    return (await response.json()).error_code;
  };
  for (const token of [`${none}.${payload}.`, `${header}.${payload}.AAAA`, 'x', 'a.b.c'])
    expect(await ask(token)).toBe('bad_jwt');
  expect(await ask(site.keys.publishable)).toBe('no_authorization');
  const now = clock.now;
  advance(3601);
  expect(await ask(session.access_token)).toBe('bad_jwt');
  clock.now = now;
});

test('other ways in are not enabled', async () => {
  for (const grant of ['id_token', 'web3'])
    expect(await (await post(`/token?grant_type=${grant}`, {})).json()).toMatchObject({
      code: 400,
      error_code: 'provider_disabled',
    });
  expect((await post('/token?grant_type=magic', {})).status).toBe(400);
  expect((await connect().auth.signInAnonymously()).error).toMatchObject({
    code: 'anonymous_provider_disabled',
  });
  expect((await connect().auth.signInWithOtp({ phone: '+33612345678' })).error).toMatchObject({
    code: 'phone_provider_disabled',
  });
});

test('the keys of the site verify what it signs', async () => {
  const { session } = await join('jeton@exemple.fr');
  expect((await tokens.verify(session.access_token, clock.now)).ok).toBe(true);
});

function identify(token: string | undefined): { sessionId: string; userId: string } {
  return { sessionId: sessionOf(token), userId: String(decodeJwt(String(token)).sub) };
}

function sessionOf(token: string | undefined): string {
  return String(decodeJwt(String(token)).session_id);
}
