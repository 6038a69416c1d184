import { decodeJwt } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { lastEmail, ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { createProviderSite, person } from '#server/test/provider-site.ts';

let isSignUpOpen = true;
const site = await createProviderSite({ isSignUpOpen: () => isSignUpOpen });
const { provider, visit, owner, authEmails } = site;

const readAccount = async (email: string) => {
  const { rows } = await owner.query(
    `select users.*, array(select provider from auth.identities where user_id = users.id order by created_at) as ways
     from auth.users where email = $1`,
    [email],
  );
  return rows;
};

test('somebody signs in by a provider, and has an account that is confirmed', async () => {
  const { client, leave, browser } = visit();
  const who = person('Zoe@exemple.fr', { given_name: 'Zoé', family_name: 'Garance' });
  const landed = await leave(who);
  expect(landed.origin + landed.pathname).toBe(`${ORIGIN}/retour`);
  expect(landed.searchParams.get('de')).toBe('ici');
  const { data, error } = await client.auth.exchangeCodeForSession(
    landed.searchParams.get('code') ?? '',
  );
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: 'zoe@exemple.fr',
    app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
    user_metadata: { full_name: 'Zoé Garance', first_name: 'Zoé', email_verified: true },
    identities: [
      {
        provider: 'keycloak',
        id: 'sub of Zoe@exemple.fr',
        identity_data: { iss: provider.issuer, sub: who.sub, email: 'zoe@exemple.fr' },
      },
    ],
  });
  expect(data.user?.email_confirmed_at).toBeDefined();
  expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'oauth' }],
    app_metadata: { provider: 'keycloak' },
  });
  const { rows } = await owner.query(
    'select first_name, last_name from public.profiles where user_id = $1',
    [data.user?.id],
  );
  expect(rows).toEqual([{ first_name: 'Zoé', last_name: 'Garance' }]);
  expect(authEmails).toEqual([]);
  expect([...browser.cookies.keys()]).toEqual(['__Host-provider-flow']);
});

test('the same person comes back to the same account, whatever became of the address', async () => {
  const first = await visit().signIn(person('avant@exemple.fr', { sub: 'toujours' }));
  const again = await visit().signIn(
    person('apres@exemple.fr', { sub: 'toujours', email_verified: false }),
  );
  expect(again.user?.id).toBe(first.user?.id);
  expect(again.user?.email).toBe('avant@exemple.fr');
  expect(again.user?.identities).toHaveLength(1);
});

test('what leaves for the provider is bound: another state, nonce and challenge each time', async () => {
  const ask = async () => {
    await visit().leave(person('lie@exemple.fr'));
    const { leaving } = provider.seen;
    expect(Object.fromEntries(leaving)).toMatchObject({
      response_type: 'code',
      client_id: 'facturier:essais',
      redirect_uri: `${ORIGIN}/auth/v1/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    return ['state', 'nonce', 'code_challenge'].map((name) => leaving.get(name) ?? '');
  };
  const values = [...(await ask()), ...(await ask())];
  expect(new Set(values).size).toBe(6);
  for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
  const { rows } = await owner.query('select * from auth.provider_flows');
  expect(rows).toEqual([]);
});

test('without a code exchange, the session goes back after « # »', async () => {
  const { leave, client } = visit('implicit');
  const landed = await leave(person('implicite@exemple.fr'));
  const fragment = new URLSearchParams(landed.hash.slice(1));
  expect(landed.searchParams.has('code')).toBe(false);
  const { data, error } = await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  expect(error).toBeNull();
  expect(data.user?.email).toBe('implicite@exemple.fr');
  expect(fragment.get('token_type')).toBe('bearer');
});

test('a confirmed account of the same verified address is linked, and keeps its password', async () => {
  const { user } = await site.join('ancien@exemple.fr');
  const data = await visit().signIn(person('ancien@exemple.fr'));
  expect(data.user).toMatchObject({
    id: user.id,
    app_metadata: { provider: 'email', providers: ['email', 'keycloak'] },
  });
  const { error } = await site
    .connect()
    .auth.signInWithPassword({ email: 'ancien@exemple.fr', password: PASSWORD });
  expect(error).toBeNull();
});

test('who signed up with the address of another person has no way into the account of its owner', async () => {
  const attacker = site.connect();
  await attacker.auth.signUp({
    email: 'victime@exemple.fr',
    password: PASSWORD,
    options: { data: { first_name: 'Piège', plan: 'gratuit' } },
  });
  const { token_hash } = readLink(lastEmail(authEmails, 'victime@exemple.fr'));
  const data = await visit().signIn(person('victime@exemple.fr'));
  expect(data.user).toMatchObject({
    app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
    identities: [{ provider: 'keycloak' }],
  });
  expect(JSON.stringify(data.user)).not.toMatch(/Piège|gratuit/);
  expect(await readAccount('victime@exemple.fr')).toMatchObject([
    { id: data.user?.id, encrypted_password: null, ways: ['keycloak'] },
  ]);
  expect(
    (await attacker.auth.signInWithPassword({ email: 'victime@exemple.fr', password: PASSWORD }))
      .error,
  ).toMatchObject({ code: 'invalid_credentials' });
  expect((await attacker.auth.verifyOtp({ token_hash, type: 'signup' })).error).toMatchObject({
    code: 'otp_expired',
  });
});

test('an address that the provider has not verified opens no account, and makes none', async () => {
  await site.join('cible@exemple.fr');
  for (const [email, verified] of [
    ['cible@exemple.fr', false],
    ['cible@exemple.fr', undefined],
    ['personne@exemple.fr', false],
    ['personne@exemple.fr', 'false'],
    ['personne@exemple.fr', 1],
  ] as const) {
    const landed = await visit().leave(person(email, { sub: 'faux', email_verified: verified }));
    expect(landed.searchParams.get('error_code')).toBe('provider_email_needs_verification');
    expect(landed.searchParams.has('code')).toBe(false);
  }
  expect(await readAccount('cible@exemple.fr')).toMatchObject([{ ways: ['email'] }]);
  expect(await readAccount('personne@exemple.fr')).toEqual([]);
  const landed = await visit().leave({ sub: 'sans adresse' });
  expect(landed.searchParams.get('error_code')).toBe('validation_failed');
});

test('ten first sign-ins of one person at once make one account', async () => {
  const who = person('vite@exemple.fr');
  const landed = await Promise.all(Array.from({ length: 10 }, () => visit('implicit').leave(who)));
  for (const { hash } of landed) expect(hash).toContain('access_token=');
  expect(await readAccount('vite@exemple.fr')).toMatchObject([{ ways: ['keycloak'] }]);
});

test('closed sign-ups stay closed, for those who have no account', async () => {
  await visit().signIn(person('deja@exemple.fr'));
  isSignUpOpen = false;
  onTestFinished(() => {
    isSignUpOpen = true;
  });
  const landed = await visit().leave(person('ferme@exemple.fr'));
  expect(landed.searchParams.get('error_code')).toBe('signup_disabled');
  expect(await readAccount('ferme@exemple.fr')).toEqual([]);
  expect((await visit().signIn(person('deja@exemple.fr'))).user?.email).toBe('deja@exemple.fr');
});

test('whoever is banned or deleted stays out', async () => {
  const { user } = await visit().signIn(person('banni@exemple.fr'));
  await owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    user?.id,
  ]);
  const banned = await visit().leave(person('banni@exemple.fr'));
  expect(banned.searchParams.get('error_code')).toBe('user_banned');
  await site.join('banni2@exemple.fr');
  await owner.query(
    "update auth.users set banned_until = now() + interval '1 day' where email = 'banni2@exemple.fr'",
  );
  const other = await visit().leave(person('banni2@exemple.fr'));
  expect(other.searchParams.get('error_code')).toBe('user_banned');
  expect(await readAccount('banni2@exemple.fr')).toMatchObject([{ ways: ['email'] }]);
  await owner.query('update auth.users set deleted_at = now(), banned_until = null where id = $1', [
    user?.id,
  ]);
  const deleted = await visit().leave(person('banni@exemple.fr'));
  expect(deleted.searchParams.get('error_code')).toBe('user_not_found');
});

test('a code for a session serves once, for the browser that asked for it', async () => {
  const { leave, client } = visit();
  const code = (await leave(person('code@exemple.fr'))).searchParams.get('code') ?? '';
  const thief = visit();
  await thief.leave(person('voleur@exemple.fr'));
  expect((await thief.client.auth.exchangeCodeForSession(code)).error).toMatchObject({
    code: 'bad_code_verifier',
  });
  const again = (await leave(person('code@exemple.fr'))).searchParams.get('code') ?? '';
  expect((await client.auth.exchangeCodeForSession(again)).error).toBeNull();
  const { status } = await site.post('/token?grant_type=pkce', {
    auth_code: again,
    code_verifier: 'x',
  });
  expect(status).toBe(404);
});
