import { hash } from '@node-rs/bcrypt';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { createTestSite, lastEmail, ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';

const site = await createTestSite();
const { connect, authEmails, owner, advance, clock, join, post, request } = site;

const THEIRS = 'phrase du voleur';
const MINUTE = 60;
const HOUR = 3600;

/** Signs up from a browser; returns the token of the link sent. */
const signUp = async (
  browser: SupabaseClient,
  email: string,
  { password = PASSWORD, firstName = 'Émile' } = {},
) => {
  const options = { data: { first_name: firstName } };
  const { error } = await browser.auth.signUp({ email, password, options });
  expect(error).toBeNull();
  return tokenOf(email);
};
const VOLEUR = { password: THEIRS, firstName: 'Voleur' };
const tokenOf = (email: string) => readLink(lastEmail(authEmails, email)).token_hash;
const follow = async (browser: SupabaseClient, token_hash: string) =>
  (await browser.auth.verifyOtp({ token_hash, type: 'signup' })).error?.code ?? 'open';
const resend = async (browser: SupabaseClient, email: string) => {
  const { error } = await browser.auth.resend({ type: 'signup', email });
  expect(error).toBeNull();
};
const signIn = async (email: string, password: string) =>
  (await connect().auth.signInWithPassword({ email, password })).error?.code ?? 'open';
const firstNameOf = async (email: string) =>
  (await owner.query('select first_name from profiles where email = $1', [email])).rows[0]
    ?.first_name;
const expectOwner = async (email: string) => {
  expect(await signIn(email, PASSWORD)).toBe('open');
  expect(await signIn(email, THEIRS)).toBe('invalid_credentials');
  expect(await firstNameOf(email)).toBe('Émile');
};
const methodOf = async (browser: SupabaseClient) => {
  const { data } = await browser.auth.getSession();
  const [, payload = ''] = data.session?.access_token.split('.') ?? [];
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).amr[0].method;
};

test.each([
  ['a minute', MINUTE],
  ['fifty-nine minutes', HOUR - MINUTE],
  ['an hour', HOUR],
])('whoever signs up again %s after the owner changes nothing of its link', async (_, seconds) => {
  const email = `avant-${seconds}@exemple.fr`;
  const mine = connect();
  const first = await signUp(mine, email);
  // A link expires after an hour: request another one first.
  advance(seconds);
  if (seconds === HOUR) {
    expect(await follow(mine, first)).toBe('otp_expired');
    await resend(mine, email);
  }
  const token = tokenOf(email);
  await signUp(connect(), email, VOLEUR);
  expect(await follow(mine, token)).toBe('open');
  await expectOwner(email);
});

test.each([
  ['a minute', MINUTE],
  ['an hour', HOUR],
])('the owner who signs up %s after somebody else has its own password', async (_, seconds) => {
  const email = `apres-${seconds}@exemple.fr`;
  const mine = connect();
  const theirs = await signUp(connect(), email, VOLEUR);
  advance(seconds);
  const token = await signUp(mine, email);
  expect(lastEmail(authEmails, email)).toMatchObject({
    kind: 'confirmation',
    isOneOfSeveral: true,
  });
  expect(await follow(mine, token)).toBe('open');
  await expectOwner(email);
  expect(await follow(connect(), theirs)).toBe('otp_expired');
  await expectOwner(email);
});

test('whichever link is opened, the password and the words are those of the browser', async () => {
  for (const place of [0, 1]) {
    const email = `liens-${place}@exemple.fr`;
    const mine = connect();
    const tokens = [await signUp(connect(), email, VOLEUR), await signUp(mine, email)];
    expect(await follow(mine, tokens[place] ?? '')).toBe('open');
    expect(await methodOf(mine)).toBe('otp');
    await expectOwner(email);
    expect(await follow(mine, tokens[1 - place] ?? '')).toBe('otp_expired');
  }
});

test('in a browser that did not sign up, whoever opens a link chooses the password there', async () => {
  const email = 'ailleurs@exemple.fr';
  const token = await signUp(connect(), email, VOLEUR);
  const elsewhere = connect();
  expect(await follow(elsewhere, token)).toBe('open');
  // The page asks for a password, and none opens the account until one is chosen.
  expect(await methodOf(elsewhere)).toBe('recovery');
  expect(await signIn(email, THEIRS)).toBe('invalid_credentials');
  expect((await elsewhere.auth.updateUser({ password: PASSWORD })).error).toBeNull();
  expect(await signIn(email, PASSWORD)).toBe('open');
  expect(await signIn(email, THEIRS)).toBe('invalid_credentials');
  expect(await firstNameOf(email)).toBeNull();
});

test('words that somebody gives with a link that signs in are nobody’s, whichever link is opened', async () => {
  const data = { first_name: 'Voleur', newsletter_consent: true };
  for (const type of ['signup', 'magiclink', 'recovery'] as const) {
    const email = `mots-${type}@exemple.fr`;
    await connect().auth.signInWithOtp({ email, options: { data } });
    if (type === 'signup') await signUp(connect(), email);
    if (type === 'recovery') await connect().auth.resetPasswordForEmail(email);
    const opened = await connect().auth.verifyOtp({ token_hash: tokenOf(email), type });
    expect(opened.data.user?.user_metadata, type).toEqual({});
    const { rows } = await owner.query(
      'select first_name, newsletter_asked_at from profiles where email = $1',
      [email],
    );
    expect(rows).toEqual([{ first_name: null, newsletter_asked_at: null }]);
  }
});

test('words of the operator stay with the account that it made', async () => {
  const email = 'invitee@exemple.fr';
  const { auth } = connect({}, site.keys.secret);
  await auth.admin.inviteUserByEmail(email, { data: { first_name: 'Zoé' } });
  await connect().auth.signInWithOtp({ email, options: { data: { first_name: 'Voleur' } } });
  const opened = await connect().auth.verifyOtp({ token_hash: tokenOf(email), type: 'magiclink' });
  expect(opened.data.user?.user_metadata).toEqual({ first_name: 'Zoé' });
});

test('whoever leaves without a password comes back by a link, and the stranger never', async () => {
  const email = 'parti@exemple.fr';
  const stranger = connect();
  const token = await signUp(stranger, email, VOLEUR);
  expect(await follow(connect(), token)).toBe('open');
  await resend(stranger, email);
  expect((await stranger.auth.signUp({ email, password: THEIRS })).error).toBeNull();
  expect(await signIn(email, THEIRS)).toBe('email_not_confirmed');
  const back = connect();
  await back.auth.resetPasswordForEmail(email);
  const { error } = await back.auth.verifyOtp({ token_hash: tokenOf(email), type: 'recovery' });
  expect(error).toBeNull();
  expect((await back.auth.updateUser({ password: PASSWORD })).error).toBeNull();
  expect(await signIn(email, PASSWORD)).toBe('open');
  expect(await signIn(email, THEIRS)).not.toBe('open');
});

test('a link that leads through this server says as well that a password is to be chosen', async () => {
  const lead = async (browser: SupabaseClient, email: string) => {
    const token = await signUp(browser, email, VOLEUR);
    const response = await request(`${ORIGIN}/auth/v1/verify?token=${token}&type=signup`);
    return new URL(response.headers.get('Location') ?? '');
  };
  const { hash } = await lead(connect(), 'mene@exemple.fr');
  expect(new URLSearchParams(hash.slice(1)).get('type')).toBe('recovery');
  const coded = connect({ flowType: 'pkce' });
  const code = (await lead(coded, 'code@exemple.fr')).searchParams.get('code') ?? '';
  expect((await coded.auth.exchangeCodeForSession(code)).error).toBeNull();
  expect(await methodOf(coded)).toBe('recovery');
});

test('a link that signs in or invites keeps the password of the browser that signed up, no other', async () => {
  for (const isMine of [true, false]) {
    const email = `connexion-${isMine}@exemple.fr`;
    const mine = connect();
    await signUp(mine, email);
    await signUp(connect(), email, VOLEUR);
    const opener = isMine ? mine : connect();
    await opener.auth.signInWithOtp({ email });
    const token_hash = tokenOf(email);
    expect((await opener.auth.verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull();
    expect(await methodOf(opener)).toBe(isMine ? 'otp' : 'recovery');
    if (isMine) await expectOwner(email);
    else
      for (const password of [PASSWORD, THEIRS])
        expect(await signIn(email, password)).toBe('invalid_credentials');
  }
});

test('sent again to the browser that signed up, the former link stops; to another, it does not', async () => {
  const email = 'renvoi@exemple.fr';
  const mine = connect();
  const first = await signUp(mine, email);
  await resend(mine, email);
  const renewed = tokenOf(email);
  expect(await follow(mine, first)).toBe('otp_expired');
  await signUp(connect(), email, VOLEUR);
  await resend(connect(), email);
  expect(lastEmail(authEmails, email)).toMatchObject({
    kind: 'confirmation',
    isOneOfSeveral: true,
  });
  expect(await follow(mine, renewed)).toBe('open');
  await expectOwner(email);
});

test('the link that asks for a password keeps none of the sign-ups, its own browser’s neither', async () => {
  const email = 'choix@exemple.fr';
  const mine = connect();
  await signUp(connect(), email, VOLEUR);
  await signUp(mine, email);
  await mine.auth.resetPasswordForEmail(email);
  const { error } = await mine.auth.verifyOtp({ token_hash: tokenOf(email), type: 'recovery' });
  expect(error).toBeNull();
  for (const password of [THEIRS, PASSWORD]) expect(await signIn(email, password)).not.toBe('open');
  expect((await mine.auth.updateUser({ password: 'choisi après le lien' })).error).toBeNull();
  expect(await signIn(email, 'choisi après le lien')).toBe('open');
  expect(await firstNameOf(email)).toBeNull();
});

test('twice in one browser is one sign-up, the latest: both links open it', async () => {
  for (const which of ['first', 'second', 'again']) {
    const email = `double-${which}@exemple.fr`;
    const mine = connect();
    const first = await signUp(mine, email, VOLEUR);
    const second = await signUp(mine, email);
    expect(lastEmail(authEmails, email)).not.toMatchObject({ isOneOfSeveral: true });
    if (which === 'again') await resend(mine, email);
    const count = authEmails.length;
    const token = { first, second, again: tokenOf(email) }[which] ?? '';
    expect(await follow(mine, token)).toBe('open');
    await expectOwner(email);
    expect(authEmails).toHaveLength(count);
  }
});

test('links that meet, of two sign-ups of one address: one opens, and its password with it', async () => {
  const email = 'rencontre@exemple.fr';
  const [theirs, mine] = [connect(), connect()];
  const tokens = [await signUp(theirs, email, VOLEUR), await signUp(mine, email)];
  const outcomes = await Promise.all(
    [...tokens, ...tokens, ...tokens].map((token) => follow(mine, token)),
  );
  expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['open', 'otp_expired']));
  await expectOwner(email);
});

test('before the confirmation every password that waits is answered alike, and no other', async () => {
  const email = 'attente@exemple.fr';
  await signUp(connect(), email);
  await signUp(connect(), email, VOLEUR);
  expect(await signIn(email, PASSWORD)).toBe('email_not_confirmed');
  expect(await signIn(email, THEIRS)).toBe('email_not_confirmed');
  expect(await signIn(email, 'pas le bon du tout')).toBe('invalid_credentials');
  // bcrypt reads 72 bytes: a longer password must not match by its start.
  const longest = 'abcdefgh'.repeat(9);
  await signUp(connect(), email, { password: longest });
  expect(await signIn(email, longest)).toBe('email_not_confirmed');
  expect(await signIn(email, `${longest}x`)).toBe('invalid_credentials');
});

test('a sign-up followed by a sign-in does not say whether the address has an account', async () => {
  await join('connue@exemple.fr');
  const { user } = await join('bannie@exemple.fr');
  await owner.query("update auth.users set banned_until = 'infinity' where id = $1", [user.id]);
  const mine = connect();
  const first = await signUp(mine, 'confirmee@exemple.fr');
  await signUp(connect(), 'confirmee@exemple.fr', VOLEUR);
  await follow(mine, first);
  for (const name of ['connue', 'bannie', 'inconnue', 'confirmee', 'confirmee']) {
    const email = `${name}@exemple.fr`;
    expect((await connect().auth.signUp({ email, password: THEIRS })).error).toBeNull();
    expect(await signIn(email, THEIRS), name).toBe('email_not_confirmed');
    expect(await signIn(email, 'pas le bon du tout'), name).toBe('invalid_credentials');
  }
  expect(await signIn('connue@exemple.fr', PASSWORD)).toBe('open');
  // Whoever waits for a confirmation gets « you have an account » instead.
  await resend(connect(), 'connue@exemple.fr');
  expect(lastEmail(authEmails, 'connue@exemple.fr')).toMatchObject({ kind: 'already-registered' });
});

test('a sign-up that waits is kept for a week, and sent again until then', async () => {
  const email = 'tard@exemple.fr';
  const mine = connect();
  await signUp(mine, email);
  advance(3 * 24 * HOUR);
  expect(await signIn(email, PASSWORD)).toBe('email_not_confirmed');
  await resend(mine, email);
  expect(await follow(mine, tokenOf(email))).toBe('open');
  await expectOwner(email);
});

const flood = async (email: string, clientIps: string[]) => {
  for (const [index, clientIp] of clientIps.entries()) {
    const body = { email, password: `${THEIRS} ${index}` };
    const response = await post('/signup', body, { 'X-Forwarded-For': clientIp });
    expect(response.status).toBe(200);
  }
};
const countPasswords = async (email: string) => {
  const { rows } = await owner.query(
    `select count(pending.encrypted_password)::int from auth.pending_sign_ups as pending
     join auth.users on users.id = user_id where email = $1`,
    [email],
  );
  return rows[0].count;
};

test('sign-ups of strangers never take the place of the owner’s, but from ten networks', async () => {
  const email = 'dix@exemple.fr';
  const mine = connect();
  const token = await signUp(mine, email);
  await flood(email, Array(20).fill('198.51.100.7'));
  expect(await countPasswords(email)).toBe(4);
  const networks = Array.from({ length: 8 }, (_, index) => `198.51.100.${index}`);
  await flood(email, [...networks, ...networks, ...networks]);
  expect(await countPasswords(email)).toBe(10);
  expect(await follow(mine, token)).toBe('open');
  await expectOwner(email);
  // The evicted sign-up’s link still opens the account, which asks for a password.
  const other = 'cent@exemple.fr';
  const again = await signUp(mine, other);
  advance(1);
  await flood(other, [...networks, '203.0.113.1', '203.0.113.2']);
  expect(await countPasswords(other)).toBe(10);
  await mine.auth.signOut();
  expect(await follow(mine, again)).toBe('open');
  expect(await methodOf(mine)).toBe('recovery');
});

test('a page of another site that has a browser sign up leaves no proof there', async () => {
  const email = 'autre-site@exemple.fr';
  const response = await request(`${ORIGIN}/auth/v1/signup?apikey=${site.keys.publishable}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ email, password: THEIRS }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('the proof is a cookie that only this site reads, and the same for each sign-up', async () => {
  const body = { email: 'preuve@exemple.fr', password: PASSWORD };
  const [cookie = ''] = (await post('/signup', body)).headers.getSetCookie();
  expect(cookie).toMatch(
    /^__Host-sign-up=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
  );
  const [pair = ''] = cookie.split(';');
  const known = await post('/signup', { ...body, email: 'connue@exemple.fr' }, { Cookie: pair });
  expect(known.headers.getSetCookie()).toEqual([cookie]);
});

test('a message that cannot be sent leaves the former sign-ups as they were', async () => {
  const email = 'panne@exemple.fr';
  const mine = connect();
  const token = await signUp(mine, email);
  clock.isQueueBroken = true;
  const { error } = await connect().auth.signUp({ email, password: THEIRS });
  expect(error).toMatchObject({ status: 500 });
  clock.isQueueBroken = false;
  expect(await signIn(email, THEIRS)).toBe('invalid_credentials');
  expect(await follow(mine, token)).toBe('open');
  await expectOwner(email);
});

test('tokens, passwords, proofs and networks that wait are kept as hashes', async () => {
  const response = await post('/signup', { email: 'hache@exemple.fr', password: PASSWORD });
  const [proof = ''] = /[\w-]{43}/.exec(response.headers.getSetCookie()[0] ?? '') ?? [];
  const { rows } = await owner.query(
    `select pending.* from auth.pending_sign_ups as pending join auth.users on users.id = user_id where email = 'hache@exemple.fr'`,
  );
  expect(rows).toHaveLength(1);
  for (const name of ['token_hash', 'browser_hash', 'network_hash'])
    expect(rows[0][name]).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[0].encrypted_password).toMatch(/^\$2[ab]\$\d\d\$.{53}$/);
  expect(vi.mocked(hash).mock.lastCall).toEqual([PASSWORD, 10, expect.anything()]);
  for (const secret of [tokenOf('hache@exemple.fr'), proof, '192.0.2.1'])
    expect(JSON.stringify(rows)).not.toContain(secret);
  const { rows: users } = await owner.query(
    "select encrypted_password from auth.users where email = 'hache@exemple.fr'",
  );
  expect(users).toEqual([{ encrypted_password: null }]);
});
