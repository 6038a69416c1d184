import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestSite, lastEmail, ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { createLimits, takeEmailRate } from './protocol/limits.ts';

const site = await createTestSite({
  limits: createLimits(),
  isSignUpOpen: () => isOpen,
  checkCaptcha: null,
});
let isOpen = true;
const { connect, post, request, keys, join, authEmails, owner, faults } = site;

const printed: unknown[] = [];
beforeAll(() => {
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...words) => printed.push(words));
});
afterAll(() => vi.restoreAllMocks());

test('a confirmation is sent again once a minute, known or not', async () => {
  await connect().auth.signUp({ email: 'minute@exemple.fr', password: PASSWORD });
  const resend = (email: string) => connect().auth.resend({ type: 'signup', email });
  expect((await resend('minute@exemple.fr')).error).toMatchObject({
    code: 'over_email_send_rate_limit',
    status: 429,
  });
  expect((await resend('inconnue@exemple.fr')).error).toBeNull();
  expect((await resend('inconnue@exemple.fr')).error).toMatchObject({
    code: 'over_email_send_rate_limit',
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect((await resend('minute@exemple.fr')).error).toBeNull();
});

test('one address gets ten messages an hour, however often they are asked for', async () => {
  const limits = createLimits(
    (rule) => new RateLimiterMemory(rule.points === 1 ? { ...rule, points: 1000 } : rule),
  );
  const statuses = [];
  for (let index = 0; index < 12; index += 1) {
    const isSent = await takeEmailRate(limits, { key: 'harcelee@exemple.fr' });
    statuses.push(isSent);
  }
  expect(statuses).toEqual([...Array(10).fill(true), false, false]);
});

test('a message that was not sent does not count', async () => {
  await owner.query(
    "insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'panne@exemple.fr', now())",
  );
  site.clock.isQueueBroken = true;
  onTestFinished(() => {
    site.clock.isQueueBroken = false;
  });
  expect((await connect().auth.resetPasswordForEmail('panne@exemple.fr')).error).toMatchObject({
    status: 500,
  });
  site.clock.isQueueBroken = false;
  expect((await connect().auth.resetPasswordForEmail('panne@exemple.fr')).error).toBeNull();
});

test('while sign-up is closed nobody comes in, and links answer as ever', async () => {
  isOpen = false;
  onTestFinished(() => {
    isOpen = true;
  });
  expect(
    (await connect().auth.signUp({ email: 'ferme@exemple.fr', password: PASSWORD })).error,
  ).toMatchObject({ code: 'signup_disabled' });
  expect((await connect().auth.signInWithOtp({ email: 'ferme@exemple.fr' })).error).toBeNull();
  expect(
    (await owner.query("select from auth.users where email = 'ferme@exemple.fr'")).rowCount,
  ).toBe(0);
  const settings = await request(`${ORIGIN}/auth/v1/settings?apikey=${keys.publishable}`);
  expect(await settings.json()).toMatchObject({
    disable_signup: true,
    external: { email: true, phone: false },
  });
});

test('other ways in answer that they are not enabled', async () => {
  const { client, user } = await join('voies@exemple.fr');
  const ask = async (path: string) => {
    const response = await request(`${ORIGIN}/auth/v1${path}`, {
      headers: { apikey: keys.publishable },
    });
    return {
      status: response.status,
      location: response.headers.get('Location'),
      text: await response.text(),
    };
  };
  expect(await ask('/authorize?provider=google')).toMatchObject({
    status: 400,
    text: expect.stringContaining('provider is not enabled'),
  });
  expect(await ask('/callback?code=x')).toMatchObject({
    status: 303,
    location: expect.stringContaining('error_code=bad_oauth_state'),
  });
  expect((await client.auth.signInWithSSO({ domain: 'exemple.fr' })).error).toMatchObject({
    code: 'saml_provider_disabled',
  });
  expect((await client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject({
    code: 'manual_linking_disabled',
  });
  const { data } = await client.auth.getUserIdentities();
  const [identity] = data?.identities ?? [];
  if (!identity) throw new Error('No identity');
  expect(identity).toMatchObject({ provider: 'email', user_id: user.id });
  expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({
    code: 'single_identity_not_deletable',
  });
  expect((await ask('/nothing')).status).toBe(404);
});

test('what anybody may read: the public keys, and whether it works', async () => {
  const response = await request(`${ORIGIN}/auth/v1/.well-known/jwks.json`);
  const text = await response.text();
  expect(JSON.parse(text).keys[0]).toMatchObject({
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
  });
  expect(text).not.toContain('"d"');
  expect(
    (await request(`${ORIGIN}/auth/v1/health`, { headers: { apikey: keys.publishable } })).status,
  ).toBe(200);
  const { client, session } = await join('cles@exemple.fr');
  expect((await client.auth.getClaims(session.access_token)).data?.claims.email).toBe(
    'cles@exemple.fr',
  );
});

test('nothing is printed, and a fault is told by its code alone', async () => {
  const { client } = await join('secret@exemple.fr');
  await client.auth.updateUser({ data: { first_name: 'Émile' } });
  const { token_hash } = readLink(lastEmail(authEmails, 'secret@exemple.fr'));
  await owner.query('alter table auth.sessions rename to sessions_away');
  onTestFinished(async () => {
    await owner.query('alter table auth.sessions_away rename to sessions');
  });
  const response = await post('/token?grant_type=password', {
    email: 'secret@exemple.fr',
    password: PASSWORD,
  });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ error_code: 'unexpected_failure' });
  expect(faults).toContainEqual({ event: 'auth_fault', code: '42P01' });
  const told = JSON.stringify([printed, faults]);
  for (const word of [PASSWORD, token_hash, 'secret@exemple.fr']) expect(told).not.toContain(word);
  expect(printed).toEqual([]);
});

test('while the disk is full, a sign-in is told to come back', async () => {
  await join('plein@exemple.fr');
  await owner.query(`
    create function auth.fill() returns trigger language plpgsql as
      $$ begin raise exception using errcode = '53100', message = 'No space left on device'; end $$;
    create trigger fill before insert on auth.sessions execute function auth.fill();`);
  onTestFinished(async () => {
    await owner.query('drop function auth.fill cascade');
  });
  const response = await post('/token?grant_type=password', {
    email: 'plein@exemple.fr',
    password: PASSWORD,
  });
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(await response.json()).toMatchObject({ msg: 'The database has no room left' });
});

test('an answer waits for the same moment with and without an account', async () => {
  const held: (() => void)[] = [];
  let isHolding = false;
  const untilSteady = () =>
    isHolding ? new Promise<void>((resolve) => held.push(resolve)) : Promise.resolve();
  const { join, connect, authEmails: sent } = await createTestSite({ untilSteady });
  await join('connue@exemple.fr');
  isHolding = true;
  for (const [email, count] of [
    ['connue@exemple.fr', sent.length + 1],
    ['inconnue@exemple.fr', sent.length + 1],
  ] as const) {
    const told: string[] = [];
    const asked = connect()
      .auth.resetPasswordForEmail(email)
      .then(() => told.push('answered'));
    // The work, if any, is finished before the answer is released.
    await expect.poll(() => held.length).toBe(1);
    await expect.poll(() => sent.length).toBe(count);
    told.push('released');
    held.pop()?.();
    await asked;
    expect(told).toEqual(['released', 'answered']);
  }
});
