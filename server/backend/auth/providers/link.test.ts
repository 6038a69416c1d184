import { expect, test } from 'vitest';
import { ORIGIN, PASSWORD } from '#server/test/auth-site.ts';
import { createProviderSite, person } from '#server/test/provider-site.ts';

const site = await createProviderSite();
const { provider, visit, owner } = site;

const join = async (email: string) => {
  const { user } = await site.join(email);
  const visitor = visit();
  await visitor.client.auth.signInWithPassword({ email, password: PASSWORD });
  const link = async (who: ReturnType<typeof person>) => {
    provider.control.person = who;
    const { data, error } = await visitor.client.auth.linkIdentity({
      provider: 'keycloak',
      options: { redirectTo: `${ORIGIN}/account` },
    });
    if (error) throw error;
    const landed = await visitor.browser.follow(data.url);
    const code = landed.searchParams.get('code');
    if (code) await visitor.client.auth.exchangeCodeForSession(code);
    return landed;
  };
  return { ...visitor, user, link };
};

test('who is signed in links a provider, of whatever address, then signs in by it', async () => {
  const { client, link, user } = await join('compte@exemple.fr');
  const landed = await link(person('ailleurs@exemple.fr', { email_verified: false }));
  expect(landed.pathname).toBe('/account');
  const { data } = await client.auth.getUserIdentities();
  expect(data?.identities.map(({ provider: name }) => name)).toEqual(['email', 'keycloak']);
  expect((await client.auth.getUser()).data.user).toMatchObject({
    id: user.id,
    email: 'compte@exemple.fr',
    app_metadata: { provider: 'email', providers: ['email', 'keycloak'] },
  });
  const back = await visit().signIn(person('ailleurs@exemple.fr', { email_verified: false }));
  expect(back.user?.id).toBe(user.id);
});

test('an identity is of one account alone', async () => {
  const first = await join('premier@exemple.fr');
  await first.link(person('partage@exemple.fr'));
  for (const visitor of [first, await join('second@exemple.fr')]) {
    const landed = await visitor.link(person('partage@exemple.fr'));
    expect(landed.searchParams.get('error_code')).toBe('identity_already_exists');
  }
  const { rows } = await owner.query(
    "select user_id from auth.identities where provider_id = 'sub of partage@exemple.fr'",
  );
  expect(rows).toEqual([{ user_id: first.user.id }]);
});

test('nobody links the identity of who follows a link that was begun elsewhere', async () => {
  const attacker = await join('attaque@exemple.fr');
  const { data } = await attacker.client.auth.linkIdentity({ provider: 'keycloak' });
  provider.control.person = person('piegee@exemple.fr');
  const landed = await visit().browser.follow(data?.url ?? '');
  expect(landed.hash).toContain('error_code=bad_oauth_state');
  const { data: after } = await attacker.client.auth.getUserIdentities();
  expect(after?.identities).toHaveLength(1);
});

test('an identity goes, but not the last one, nor that of another; without its own, a password opens nothing', async () => {
  const { client, link, user } = await join('quitte@exemple.fr');
  await link(person('quitte@exemple.fr'));
  const { data } = await client.auth.getUserIdentities();
  const [byEmail, byProvider] = data?.identities ?? [];
  if (!byEmail || !byProvider) throw new Error('Two identities');
  const stranger = await join('etranger@exemple.fr');
  expect((await stranger.client.auth.unlinkIdentity(byProvider)).error).toMatchObject({
    code: 'identity_not_found',
  });
  const outcomes = await Promise.all([
    client.auth.unlinkIdentity(byEmail),
    client.auth.unlinkIdentity(byProvider),
  ]);
  expect(outcomes.map(({ error }) => error?.code ?? 'gone').sort()).toEqual([
    'gone',
    'single_identity_not_deletable',
  ]);
  const left = (await client.auth.getUser()).data.user;
  expect(left?.identities).toHaveLength(1);
  expect(left?.app_metadata.providers).toEqual([left?.identities?.[0]?.provider]);
  const { rows } = await owner.query('select encrypted_password from auth.users where id = $1', [
    user.id,
  ]);
  const isEmailLeft = left?.identities?.[0]?.provider === 'email';
  expect(rows[0].encrypted_password === null).toBe(!isEmailLeft);
});

test('without the identity of the address, the password opens nothing any more', async () => {
  const { client, link } = await join('sansmot@exemple.fr');
  await link(person('sansmot@exemple.fr'));
  const { data } = await client.auth.getUserIdentities();
  const byEmail = data?.identities.find(({ provider: name }) => name === 'email');
  if (!byEmail) throw new Error('No identity');
  expect((await client.auth.unlinkIdentity(byEmail)).error).toBeNull();
  const again = site.connect();
  expect(
    (await again.auth.signInWithPassword({ email: 'sansmot@exemple.fr', password: PASSWORD }))
      .error,
  ).toMatchObject({ code: 'invalid_credentials' });
});

test('who has a second factor shows it before another way in is linked or taken away', async () => {
  const { client, user, link } = await join('double@exemple.fr');
  await link(person('double@exemple.fr'));
  await owner.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret) values (gen_random_uuid(), $1, 'totp', 'verified', 's')`,
    [user.id],
  );
  const refused = await client.auth.linkIdentity({ provider: 'keycloak' });
  expect(refused.error).toMatchObject({ code: 'insufficient_aal' });
  const { data } = await client.auth.getUserIdentities();
  const [identity] = data?.identities ?? [];
  if (!identity) throw new Error('No identity');
  expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({
    code: 'insufficient_aal',
  });
});

test('the settings say which ways in there are', async () => {
  const response = await site.request(`${ORIGIN}/auth/v1/settings?apikey=${site.keys.publishable}`);
  expect((await response.json()).external).toMatchObject({
    keycloak: true,
    google: false,
    email: true,
  });
});
