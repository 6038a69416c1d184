import { Hono } from 'hono';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { listen } from '#server/listen.ts';
import { createTestSite, lastEmail, ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { keepCookies } from '#server/test/browsers/keep-cookies.ts';
import { createUpstream } from './create-upstream.ts';

/** Our own layer stands for the project, over the network. */
const site = await createTestSite();
const { app, keys, authEmails, owner, advance } = site;
const project = await listen({ host: '127.0.0.1', port: 0 });
// A hosted project does not tell browsers apart: one cookie jar for all.
const answer = keepCookies(async (input, init) => app.fetch(new Request(input, init)));
project.answerBy((request) => answer(request, { headers: request.headers }));
afterAll(project.close);

const { auth } = createUpstream({
  project: { url: project.origin, publishableKey: keys.publishable, secretKey: keys.secret },
  site: { origin: 'https://www.exemple.fr', redirects: [] },
  rateFactor: 100,
  clientIpOf: () => '192.0.2.1',
  report: () => undefined,
});
const front = new Hono().route('/auth/v1', auth);
const request: typeof fetch = async (input, init) => front.request(String(input), init);
const connect = (options = {}) => site.connect(options, keys.publishable, request);

test('the official client does all that it can through this server', async () => {
  const email = 'Émile.Dupont@Exemple.fr'.normalize('NFKD').replaceAll(/[^\w.@]/g, '');
  const client = connect({ flowType: 'pkce' });
  const data = { first_name: 'Émile', Nested: { Case: ['kept'] } };
  const signedUp = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data, emailRedirectTo: `${ORIGIN}/devis?a=1&b=%C3%A9;c`, captchaToken: 'x' },
  });
  expect(signedUp.error).toBeNull();
  const link = readLink(lastEmail(authEmails, email.toLowerCase()));
  expect(link.redirect_to).toBe(`${ORIGIN}/devis?a=1&b=%C3%A9;c`);
  const { token_hash } = link;
  const confirmed = await client.auth.verifyOtp({ token_hash, type: 'signup' });
  expect(confirmed.error).toBeNull();
  expect(confirmed.data.user?.user_metadata).toMatchObject(data);

  const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
  expect(signedIn.data.user?.email).toBe(email.toLowerCase());
  advance(60);
  const refreshed = await client.auth.refreshSession();
  expect(refreshed.data.session?.refresh_token).not.toBe(signedIn.data.session?.refresh_token);
  expect((await client.auth.getUser()).data.user?.id).toBe(signedIn.data.user?.id);

  advance(61);
  expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
  const recovery = readLink(lastEmail(authEmails, email.toLowerCase()));
  const recovered = connect();
  const followed = await recovered.auth.verifyOtp({
    token_hash: recovery.token_hash,
    type: 'recovery',
  });
  expect(followed.error).toBeNull();
  const changed = await recovered.auth.updateUser({ password: 'un autre cheval', data: { a: 1 } });
  expect(changed.error).toBeNull();

  const { mfa } = recovered.auth;
  const factor = await mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
  const totp = new TOTP({ secret: Secret.fromBase32(factor.data?.totp.secret ?? '') });
  const factorId = factor.data?.id ?? '';
  const code = totp.generate({ timestamp: site.clock.now.getTime() });
  expect((await mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  expect((await mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  expect((await mfa.unenroll({ factorId })).error).toBeNull();

  const token = (await recovered.auth.getSession()).data.session?.access_token ?? '';
  expect((await recovered.auth.signOut({ scope: 'global' })).error).toBeNull();
  expect((await connect().auth.getUser(token)).data.user).toBeNull();
});

test('more than a thousand users are listed by pages', async () => {
  await owner.query(
    `insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     select gen_random_uuid(), 'authenticated', 'authenticated', 'u' || n || '@exemple.fr', '{}', '{}', now(), now()
     from generate_series(1, 1200) n`,
  );
  const { count } = (await owner.query('select count(*)::int from auth.users')).rows[0];
  const { admin } = site.connect({}, keys.secret, request).auth;
  const ids = new Set<string>();
  for (let page = 1; ids.size < count; page += 1) {
    const { data, error } = await admin.listUsers({ page, perPage: 1000 });
    expect(error).toBeNull();
    expect(data.users.length).toBe(page === 1 ? 1000 : count - 1000);
    for (const { id } of data.users) ids.add(id);
  }
  expect(ids.size).toBe(count);
});
