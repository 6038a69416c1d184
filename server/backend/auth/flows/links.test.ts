import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestSite, lastEmail, ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';

const site = await createTestSite();
const { join, connect, owner, clock, advance, authEmails, request } = site;

test('a link is used once under twenty uses at the same time, and lasts an hour', async () => {
  await join('unique@exemple.fr');
  await connect().auth.signInWithOtp({ email: 'unique@exemple.fr' });
  const { token_hash, type } = readLink(lastEmail(authEmails, 'unique@exemple.fr'));
  expect(type).toBe('magiclink');
  const all = await Promise.all(
    Array.from({ length: 20 }, () => connect().auth.verifyOtp({ token_hash, type: 'magiclink' })),
  );
  expect(all.filter(({ error }) => error === null)).toHaveLength(1);
  expect(new Set(all.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'otp_expired']));
  await connect().auth.signInWithOtp({ email: 'unique@exemple.fr' });
  const late = readLink(lastEmail(authEmails, 'unique@exemple.fr')).token_hash;
  advance(3601);
  expect((await connect().auth.verifyOtp({ token_hash: late, type: 'email' })).error).toMatchObject(
    { code: 'otp_expired', status: 403 },
  );
});

test('tokens have 256 bits and are kept as hashes', async () => {
  await connect().auth.signUp({ email: 'bits@exemple.fr', password: PASSWORD });
  const { token_hash } = readLink(lastEmail(authEmails, 'bits@exemple.fr'));
  expect(Buffer.from(token_hash, 'base64url')).toHaveLength(32);
  const { rows } = await owner.query(
    "select token_hash from auth.pending_sign_ups join auth.users on users.id = user_id where email = 'bits@exemple.fr'",
  );
  expect(rows).toEqual([{ token_hash: createHash('sha256').update(token_hash).digest('hex') }]);
  const { rows: users } = await owner.query(
    "select confirmation_token, recovery_token from auth.users where email = 'bits@exemple.fr'",
  );
  expect(users).toEqual([{ confirmation_token: '', recovery_token: '' }]);
});

test('a token is of its type and of its address', async () => {
  await connect().auth.signUp({ email: 'genre@exemple.fr', password: PASSWORD });
  const { token_hash: token } = readLink(lastEmail(authEmails, 'genre@exemple.fr'));
  for (const type of ['recovery', 'magiclink', 'email_change'] as const)
    expect((await connect().auth.verifyOtp({ token_hash: token, type })).error).toMatchObject({
      code: 'otp_expired',
    });
  expect(
    (await connect().auth.verifyOtp({ email: 'autre@exemple.fr', token, type: 'signup' })).error,
  ).toMatchObject({ code: 'otp_expired' });
  expect((await site.post('/verify', { token, type: 'signup' })).status).toBe(400);
  expect(
    (await connect().auth.verifyOtp({ email: 'genre@exemple.fr', token, type: 'signup' })).error,
  ).toBeNull();
});

test('a magic link makes an account that is not confirmed, or none while sign-up is closed or not asked for', async () => {
  const count = async (email: string) =>
    (await owner.query('select email_confirmed_at from auth.users where email = $1', [email])).rows;
  expect((await connect().auth.signInWithOtp({ email: 'magie@exemple.fr' })).error).toBeNull();
  expect(await count('magie@exemple.fr')).toEqual([{ email_confirmed_at: null }]);
  expect(
    (
      await connect().auth.signInWithOtp({
        email: 'rien@exemple.fr',
        options: { shouldCreateUser: false },
      })
    ).error,
  ).toBeNull();
  expect(await count('rien@exemple.fr')).toEqual([]);
  expect(lastEmail(authEmails, 'rien@exemple.fr')).toBeUndefined();
  const { token_hash } = readLink(lastEmail(authEmails, 'magie@exemple.fr'));
  expect((await connect().auth.verifyOtp({ token_hash, type: 'email' })).error).toBeNull();
});

test('a link that was not of the sign-up confirms the address and drops the password that came before', async () => {
  await connect().auth.signUp({ email: 'avant@exemple.fr', password: 'phrase du voleur' });
  await connect().auth.signInWithOtp({ email: 'avant@exemple.fr' });
  const { token_hash } = readLink(lastEmail(authEmails, 'avant@exemple.fr'));
  expect((await connect().auth.verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull();
  expect(
    (
      await connect().auth.signInWithPassword({
        email: 'avant@exemple.fr',
        password: 'phrase du voleur',
      })
    ).error,
  ).toMatchObject({ code: 'invalid_credentials' });
});

test('recover, resend and magic links answer alike for every address', async () => {
  await join('la@exemple.fr');
  const bodies = new Set<string>();
  for (const [path, body] of [
    ['recover', {}],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'email_change' }],
    ['magiclink', { create_user: false }],
    ['otp', { create_user: false }],
  ] as const)
    for (const email of ['la@exemple.fr', 'pas-la@exemple.fr']) {
      const response = await site.post(`/${path}`, { email, ...body });
      bodies.add(`${response.status} ${await response.text()}`);
    }
  expect([...bodies]).toEqual(['200 {}']);
});

test('a confirmation is sent again to the browser that signed up, and the former link is worth nothing', async () => {
  const browser = connect();
  await browser.auth.signUp({ email: 'encore@exemple.fr', password: PASSWORD });
  const first = readLink(lastEmail(authEmails, 'encore@exemple.fr')).token_hash;
  expect(
    (await browser.auth.resend({ type: 'signup', email: 'encore@exemple.fr' })).error,
  ).toBeNull();
  const second = readLink(lastEmail(authEmails, 'encore@exemple.fr')).token_hash;
  expect(second).not.toBe(first);
  expect(
    (await connect().auth.verifyOtp({ token_hash: first, type: 'signup' })).error,
  ).not.toBeNull();
  expect((await connect().auth.verifyOtp({ token_hash: second, type: 'signup' })).error).toBeNull();
  const count = authEmails.length;
  await connect().auth.resend({ type: 'signup', email: 'encore@exemple.fr' });
  expect(authEmails).toHaveLength(count);
});

test('links lead to the site or to what it lists, nowhere else', async () => {
  const ends = async (redirectTo: string) => {
    await connect().auth.resetPasswordForEmail('ici@exemple.fr', { redirectTo });
    return readLink(lastEmail(authEmails, 'ici@exemple.fr')).redirect_to;
  };
  await join('ici@exemple.fr');
  expect(await ends(`${ORIGIN}/documents?a=b#c`)).toBe(`${ORIGIN}/documents?a=b#c`);
  expect(await ends('https://app.exemple.fr/retour?x=1')).toBe('https://app.exemple.fr/retour?x=1');
  for (const hostile of [
    '//voleur.fr',
    'https://voleur.fr',
    'javascript:alert(1)',
    `${ORIGIN}.voleur.fr/`,
    `https://facturier.example@voleur.fr/`,
    'https://voleur.fr\\@facturier.example/',
    'https://app.exemple.fr/autre',
    'https://app.exemple.fr.voleur.fr/retour',
    'http://facturier.example/',
    `${ORIGIN}:8443/`,
    'https://user:pass@facturier.example/',
    '/documents',
    'data:text/html,x',
    `https:voleur.fr`,
    ' https://voleur.fr',
    `${ORIGIN}/a\nb`,
  ])
    expect(await ends(hostile), hostile).toBe(`${ORIGIN}/`);
});

test('a link that leads here goes on with the session, or with a code for who asked for one', async () => {
  await join('lien@exemple.fr');
  const follow = (token: string, type: string, init?: RequestInit) =>
    request(
      `${ORIGIN}/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: `${ORIGIN}/documents` })}`,
      init,
    );
  await connect().auth.signInWithOtp({ email: 'lien@exemple.fr' });
  const { token_hash } = readLink(lastEmail(authEmails, 'lien@exemple.fr'));
  expect((await follow(token_hash, 'magiclink', { method: 'HEAD' })).status).toBe(204);
  const response = await follow(token_hash, 'magiclink');
  expect(response.status).toBe(303);
  const target = new URL(response.headers.get('Location') ?? '');
  expect(target.origin + target.pathname).toBe(`${ORIGIN}/documents`);
  expect(new URLSearchParams(target.hash.slice(1)).get('refresh_token')).toBeTruthy();
  const again = new URL((await follow(token_hash, 'magiclink')).headers.get('Location') ?? '');
  expect(again.hash).toContain('error_code=otp_expired');

  const client = connect({ flowType: 'pkce' });
  await client.auth.signInWithOtp({ email: 'lien@exemple.fr' });
  const coded = readLink(lastEmail(authEmails, 'lien@exemple.fr')).token_hash;
  const code =
    new URL((await follow(coded, 'magiclink')).headers.get('Location') ?? '').searchParams.get(
      'code',
    ) ?? '';
  expect(
    (await site.post('/token?grant_type=pkce', { auth_code: code, code_verifier: 'x'.repeat(50) }))
      .status,
  ).toBe(400);
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email).toBe('lien@exemple.fr');
  expect(
    (await site.post('/token?grant_type=pkce', { auth_code: code, code_verifier: 'x'.repeat(50) }))
      .status,
  ).toBe(404);
});

test('a failing mailer is said, and undoes what it should have told', async () => {
  await join('panne@exemple.fr');
  clock.isQueueBroken = true;
  expect((await connect().auth.resetPasswordForEmail('panne@exemple.fr')).error).toMatchObject({
    status: 500,
  });
  expect((await connect().auth.signInWithOtp({ email: 'neuf@exemple.fr' })).error).toMatchObject({
    status: 500,
  });
  clock.isQueueBroken = false;
  expect(
    (await owner.query("select from auth.users where email = 'neuf@exemple.fr'")).rowCount,
  ).toBe(0);
  expect(
    (await owner.query("select from auth.one_time_tokens where relates_to = 'panne@exemple.fr'"))
      .rowCount,
  ).toBe(0);
});
