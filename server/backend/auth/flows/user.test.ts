import { expect, test } from 'vitest';
import { createTestSite, lastEmail, ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';

const site = await createTestSite();
const { join, connect, owner, advance, authEmails, request } = site;
const NEW_PASSWORD = 'un autre cheval';

test('a recovery link opens a session that chooses another password, and ends the others', async () => {
  const { client } = await join('perdu@exemple.fr');
  const fresh = connect();
  const asked = await fresh.auth.resetPasswordForEmail('perdu@exemple.fr', {
    redirectTo: `${ORIGIN}/reset-password`,
  });
  expect(asked.error).toBeNull();
  const message = lastEmail(authEmails, 'perdu@exemple.fr');
  const link = readLink(message);
  expect(message?.kind).toBe('recovery');
  expect(link).toMatchObject({ type: 'recovery', redirect_to: `${ORIGIN}/reset-password` });
  expect(
    (await fresh.auth.verifyOtp({ token_hash: link.token_hash, type: 'recovery' })).error,
  ).toBeNull();
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await fresh.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
    code: 'same_password',
    status: 422,
  });
  expect((await fresh.auth.updateUser({ password: 'court' })).error).toMatchObject({
    code: 'weak_password',
    reasons: ['length'],
  });
  expect((await fresh.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  expect(
    (await connect().auth.signInWithPassword({ email: 'perdu@exemple.fr', password: PASSWORD }))
      .error,
  ).toMatchObject({ code: 'invalid_credentials' });
  expect(
    (await connect().auth.signInWithPassword({ email: 'perdu@exemple.fr', password: NEW_PASSWORD }))
      .error,
  ).toBeNull();
});

test('a password change ends the other sessions, not this one', async () => {
  const { client } = await join('change@exemple.fr');
  const other = connect();
  await other.auth.signInWithPassword({ email: 'change@exemple.fr', password: PASSWORD });
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
});

test('a password change ends the links that wait, that of the operator among them', async () => {
  const email = 'attente@exemple.fr';
  const client = connect();
  await client.auth.signUp({ email, password: PASSWORD });
  const own = readLink(lastEmail(authEmails, email)).token_hash;
  const operator = connect({}, site.keys.secret).auth.admin;
  const given = await operator.generateLink({ type: 'signup', email, password: NEW_PASSWORD });
  expect((await client.auth.verifyOtp({ token_hash: own, type: 'signup' })).error).toBeNull();
  expect((await client.auth.updateUser({ password: 'encore une autre' })).error).toBeNull();
  const token_hash = given.data.properties?.hashed_token;
  expect(token_hash).toBeDefined();
  expect((await site.post('/verify', { type: 'signup', token_hash })).status).toBe(403);
});

test('a day after signing in, another password needs a code that was sent', async () => {
  const { client } = await join('ancien@exemple.fr');
  advance(86_401);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toMatchObject({
    code: 'reauthentication_needed',
  });
  expect(
    (await client.auth.updateUser({ password: NEW_PASSWORD, current_password: 'pas celui-ci' }))
      .error,
  ).toMatchObject({ code: 'invalid_credentials' });
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const message = lastEmail(authEmails, 'ancien@exemple.fr');
  const nonce = message?.kind === 'reauthentication' ? message.code : '';
  expect(nonce).toMatch(/^\d{6}$/);
  expect(
    (
      await client.auth.updateUser({
        password: NEW_PASSWORD,
        nonce: nonce === '000000' ? '000001' : '000000',
      })
    ).error,
  ).toMatchObject({ code: 'reauthentication_not_valid' });
  expect((await client.auth.updateUser({ password: NEW_PASSWORD, nonce })).error).toBeNull();
  expect((await client.auth.updateUser({ password: PASSWORD, nonce })).error).toMatchObject({
    code: 'reauthentication_not_valid',
  });
  expect(
    (await client.auth.updateUser({ password: PASSWORD, current_password: NEW_PASSWORD })).error,
  ).toBeNull();
});

test('a day after signing in, another address needs the password or a code that was sent', async () => {
  const { client } = await join('reste@exemple.fr');
  advance(86_401);
  await client.auth.refreshSession();
  const move = (proof: { nonce?: string; current_password?: string }) =>
    client.auth.updateUser({ email: 'partie@exemple.fr', ...proof });
  expect((await move({})).error).toMatchObject({ code: 'reauthentication_needed' });
  expect((await move({ current_password: 'pas celui-ci' })).error).toMatchObject({
    code: 'invalid_credentials',
  });
  expect(lastEmail(authEmails, 'partie@exemple.fr')).toBeUndefined();
  expect((await move({ current_password: PASSWORD })).data.user?.new_email).toBe(
    'partie@exemple.fr',
  );
});

test('a code that is given is checked, however lately its user signed in', async () => {
  const { client } = await join('code@exemple.fr');
  const { error } = await client.auth.updateUser({ password: NEW_PASSWORD, nonce: '12' });
  expect(error).toMatchObject({ code: 'reauthentication_not_valid' });
});

test('an address changes when both addresses agree', async () => {
  const { client } = await join('ancienne@exemple.fr');
  const { data } = await client.auth.updateUser({ email: 'Neuve@exemple.fr' });
  expect(data.user).toMatchObject({ email: 'ancienne@exemple.fr', new_email: 'neuve@exemple.fr' });
  const [former, next] = ['ancienne@exemple.fr', 'neuve@exemple.fr'].map((to) =>
    lastEmail(authEmails, to),
  );
  expect(former).toMatchObject({
    kind: 'email-change',
    newEmail: 'neuve@exemple.fr',
  });
  const half = await connect().auth.verifyOtp({
    token_hash: readLink(next).token_hash,
    type: 'email_change',
  });
  expect(half).toMatchObject({ data: { user: null, session: null }, error: null });
  expect(
    (
      await connect().auth.verifyOtp({
        token_hash: readLink(next).token_hash,
        type: 'email_change',
      })
    ).error,
  ).not.toBeNull();
  const done = await connect().auth.verifyOtp({
    token_hash: readLink(former).token_hash,
    type: 'email_change',
  });
  expect(done.data.user).toMatchObject({
    email: 'neuve@exemple.fr',
    identities: [{ email: 'neuve@exemple.fr' }],
  });
  const { rows } = await owner.query('select email from profiles where user_id = $1', [
    done.data.user?.id,
  ]);
  expect(rows).toEqual([{ email: 'neuve@exemple.fr' }]);
});

test('two addresses agree to one change: links of another one move the account nowhere', async () => {
  const { client } = await join('moi@exemple.fr');
  await client.auth.updateUser({ email: 'une@exemple.fr' });
  const [one, current] = ['une@exemple.fr', 'moi@exemple.fr'].map(
    (to) => readLink(lastEmail(authEmails, to)).token_hash,
  );
  const ask = (newEmail: string) =>
    connect({}, site.keys.secret).auth.admin.generateLink({
      type: 'email_change_new',
      email: 'moi@exemple.fr',
      newEmail,
    });
  const use = async (token_hash = '') =>
    (await site.post('/verify', { type: 'email_change', token_hash })).status;
  const other = (await ask('deux@exemple.fr')).data.properties?.hashed_token;
  expect([await use(one), await use(current)]).toEqual([403, 403]);
  expect((await client.auth.getUser()).data.user?.email).toBe('moi@exemple.fr');
  // A link of an earlier version agrees only for its own address.
  await owner.query("update auth.users set email_change = 'trois@exemple.fr' where email = $1", [
    'moi@exemple.fr',
  ]);
  expect(await use(other)).toBe(403);
});

test('a change to an address that has an account shows nothing, and tells its owner', async () => {
  await join('occupee@exemple.fr');
  const { client } = await join('envieux@exemple.fr');
  const { data, error } = await client.auth.updateUser({ email: 'occupee@exemple.fr' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ new_email: 'occupee@exemple.fr' });
  expect(lastEmail(authEmails, 'occupee@exemple.fr')?.kind).toBe('already-registered');
  const { token_hash } = readLink(lastEmail(authEmails, 'envieux@exemple.fr'));
  await connect().auth.verifyOtp({ token_hash, type: 'email_change' });
  expect((await client.auth.getUser()).data.user?.email).toBe('envieux@exemple.fr');
});

test('a user changes its metadata, never its role nor what the operator gave', async () => {
  const { client, session, user } = await join('meta@exemple.fr');
  const { data } = await client.auth.updateUser({
    data: { first_name: 'Zoé', role: 'admin', theme: 'sombre' },
  });
  expect(data.user?.user_metadata).toEqual({ first_name: 'Zoé', role: 'admin', theme: 'sombre' });
  const response = await request(`${ORIGIN}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: site.keys.publishable, Authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify({
      role: 'service_role',
      app_metadata: { admin: true },
      id: crypto.randomUUID(),
      banned_until: null,
      email_confirmed_at: null,
      raw_app_meta_data: { admin: true },
      data: { theme: null },
    }),
  });
  expect(await response.json()).toMatchObject({
    id: user.id,
    role: 'authenticated',
    app_metadata: { provider: 'email' },
    user_metadata: { first_name: 'Zoé' },
  });
  const { rows } = await owner.query(
    'select jsonb_typeof(raw_user_meta_data) as shape, raw_app_meta_data as app, role from auth.users where id = $1',
    [user.id],
  );
  expect(rows).toEqual([
    { shape: 'object', app: { provider: 'email', providers: ['email'] }, role: 'authenticated' },
  ]);
});
