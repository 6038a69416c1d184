import { expect, test } from 'vitest';
import { createTestSite, lastEmail, ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { parseBan } from './parse-ban.ts';

const site = await createTestSite();
const { join, connect, keys, owner, post, request, authEmails } = site;
const { admin } = connect({}, keys.secret).auth;

test('the operator makes, reads, lists, changes and deletes accounts', async () => {
  const { data, error } = await admin.createUser({
    email: 'Cree@exemple.fr',
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Ada' },
    app_metadata: { plan: 'pro' },
  });
  expect(error).toBeNull();
  const id = String(data.user?.id);
  expect(data.user).toMatchObject({
    email: 'cree@exemple.fr',
    app_metadata: { provider: 'email', plan: 'pro' },
    user_metadata: { first_name: 'Ada' },
  });
  expect(authEmails).toEqual([]);
  const sign = (password: string) =>
    connect().auth.signInWithPassword({ email: 'cree@exemple.fr', password });
  expect((await sign(PASSWORD)).error).toBeNull();
  expect((await admin.createUser({ email: 'cree@exemple.fr' })).error).toMatchObject({
    code: 'email_exists',
  });
  expect((await admin.getUserById(id)).data.user?.email).toBe('cree@exemple.fr');
  site.advance(1);
  await admin.createUser({ email: 'autre@exemple.fr' });
  const page = await admin.listUsers({ page: 1, perPage: 1 });
  expect(page.data.users.map(({ email }) => email)).toEqual(['autre@exemple.fr']);
  expect(page.data).toMatchObject({ total: 2, nextPage: 2, lastPage: 2 });
  const last = await admin.listUsers({ page: 2, perPage: 1 });
  expect(last.data).toMatchObject({ total: 2, nextPage: null, lastPage: 2 });
  const changed = await admin.updateUserById(id, {
    email: 'changee@exemple.fr',
    password: 'un autre cheval',
    user_metadata: { last_name: 'Lovelace' },
    app_metadata: { plan: 'libre' },
  });
  expect(changed.data.user).toMatchObject({
    email: 'changee@exemple.fr',
    user_metadata: { first_name: 'Ada', last_name: 'Lovelace' },
    app_metadata: { plan: 'libre' },
  });
  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error).toMatchObject({
    code: 'user_not_found',
    status: 404,
  });
});

test('a ban shuts out at once, and can be lifted', async () => {
  const { client, user } = await join('bannie@exemple.fr');
  expect((await admin.updateUserById(user.id, { ban_duration: '24h' })).data.user).toHaveProperty(
    'banned_until',
  );
  expect((await client.auth.getUser()).error).not.toBeNull();
  const sign = () =>
    connect().auth.signInWithPassword({ email: 'bannie@exemple.fr', password: PASSWORD });
  expect((await sign()).error).toMatchObject({ code: 'user_banned' });
  await admin.updateUserById(user.id, { ban_duration: 'none' });
  expect((await sign()).error).toBeNull();
  expect((await admin.updateUserById(user.id, { ban_duration: 'toujours' })).error).toMatchObject({
    code: 'validation_failed',
  });
});

test('durations are those of Go', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  expect(parseBan('2h45m', now)).toEqual(new Date('2026-11-20T02:45:00Z'));
  expect(parseBan('1.5s', now)).toEqual(new Date('2026-11-20T00:00:01.500Z'));
  expect(parseBan('none', now)).toBeNull();
  expect(parseBan('999999999h', now)?.getUTCFullYear()).toBe(9999);
});

test('an account is effaced: the row stays, nothing in it names anybody', async () => {
  const { user } = await join('effacee@exemple.fr');
  await admin.deleteUser(user.id, true);
  const { rows } = await owner.query(
    'select email, encrypted_password, raw_user_meta_data as data, deleted_at is not null as deleted from auth.users where id = $1',
    [user.id],
  );
  expect(rows).toEqual([
    { email: `${user.id}@deleted.invalid`, encrypted_password: null, data: {}, deleted: true },
  ]);
  await join('effacee@exemple.fr');
});

test('an account with an issued document stays, and the way to delete it is said', async () => {
  const { user } = await join('emise@exemple.fr');
  await owner.query(
    `insert into documents (user_id, document_type, number, issued_at, hash, series, chain_position)
     values ($1, 'facture-tva', 'F-1', now(), repeat('a', 64), 'F', 1)`,
    [user.id],
  );
  expect((await admin.deleteUser(user.id)).error).toMatchObject({
    status: 409,
    code: 'conflict',
    message: expect.stringContaining('public.account_deletions'),
  });
  expect((await admin.getUserById(user.id)).data.user?.email).toBe('emise@exemple.fr');
  await owner.query(
    "insert into account_deletions (user_id, requested_at, due_at) values ($1, now() - interval '15 days', now())",
    [user.id],
  );
  await owner.query('select purge_due_account()');
  expect((await admin.getUserById(user.id)).error).toMatchObject({ code: 'user_not_found' });
});

test('links are made for the operator to hand over', async () => {
  await join('ici@exemple.fr');
  for (const type of ['recovery', 'magiclink'] as const) {
    const { data, error } = await admin.generateLink({
      type,
      email: 'ici@exemple.fr',
      options: { redirectTo: `${ORIGIN}/documents` },
    });
    expect(error).toBeNull();
    expect(data.properties).toMatchObject({
      verification_type: type,
      redirect_to: `${ORIGIN}/documents`,
    });
    expect(data.properties?.action_link).toContain(data.properties?.hashed_token);
    expect(
      (await connect().auth.verifyOtp({ token_hash: String(data.properties?.hashed_token), type }))
        .error,
    ).toBeNull();
  }
  const made = await admin.generateLink({
    type: 'signup',
    email: 'neuve@exemple.fr',
    password: PASSWORD,
  });
  expect(
    (
      await connect().auth.verifyOtp({
        token_hash: String(made.data.properties?.hashed_token),
        type: 'signup',
      })
    ).error,
  ).toBeNull();
  expect(
    (await admin.generateLink({ type: 'recovery', email: 'personne@exemple.fr' })).error,
  ).toMatchObject({ code: 'user_not_found' });
  expect(
    (await admin.generateLink({ type: 'invite', email: 'ici@exemple.fr' })).error,
  ).toMatchObject({ code: 'email_exists' });
  for (const type of ['email_change_current', 'email_change_new'] as const) {
    const { data } = await admin.generateLink({
      type,
      email: 'ici@exemple.fr',
      newEmail: 'la-bas@exemple.fr',
    });
    expect(
      (
        await connect().auth.verifyOtp({
          token_hash: String(data.properties?.hashed_token),
          type: 'email_change',
        })
      ).error,
    ).toBeNull();
  }
  expect(
    (await connect().auth.signInWithPassword({ email: 'la-bas@exemple.fr', password: PASSWORD }))
      .error,
  ).toBeNull();
});

test('an invitation opens an account', async () => {
  expect(
    (await admin.inviteUserByEmail('invitee@exemple.fr', { data: { first_name: 'Rose' } })).error,
  ).toBeNull();
  const message = lastEmail(authEmails, 'invitee@exemple.fr');
  expect(message).toMatchObject({ kind: 'invite' });
  expect(
    (await connect().auth.verifyOtp({ token_hash: readLink(message).token_hash, type: 'invite' }))
      .error,
  ).toBeNull();
});

test('the factors of a user are removed by the operator, their secrets never shown', async () => {
  const { client, user } = await join('facteur@exemple.fr');
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'a' });
  const listed = await admin.mfa.listFactors({ userId: user.id });
  expect(JSON.stringify(listed.data)).not.toContain(data?.totp.secret);
  expect(listed.data?.factors).toHaveLength(1);
  expect(
    (await admin.mfa.deleteFactor({ id: String(data?.id), userId: user.id })).error,
  ).toBeNull();
});

test('the rights of the operator are given by the secret key alone, and never to a browser', async () => {
  const { session } = await join('curieux@exemple.fr');
  const ask = async (path: string, headers: Record<string, string>, method = 'GET') =>
    (await request(`${ORIGIN}/auth/v1${path}`, { method, headers })).status;
  const bearer = { Authorization: `Bearer ${session.access_token}` };
  for (const [path, method] of [
    ['/admin/users', 'GET'],
    ['/admin/users', 'POST'],
    [`/admin/users/${session.user.id}`, 'DELETE'],
    ['/admin/generate_link', 'POST'],
    ['/admin/audit', 'GET'],
    ['/invite', 'POST'],
  ] as const) {
    expect(await ask(path, { apikey: keys.publishable, ...bearer }, method)).toBe(403);
    expect(
      await ask(path, { apikey: keys.publishable, Authorization: `Bearer ${keys.secret}` }, method),
    ).toBe(403);
    expect(await ask(path, { apikey: keys.secret, Origin: ORIGIN }, method)).toBe(401);
    expect(await ask(path, {}, method)).toBe(401);
  }
});

test('what was done is noted, without a token or a password', async () => {
  await join('notee@exemple.fr');
  const response = await request(`${ORIGIN}/auth/v1/admin/audit`, {
    headers: { apikey: keys.secret },
  });
  const entries = await response.json();
  expect(entries.length).toBeGreaterThan(3);
  expect(JSON.stringify(entries)).not.toContain(PASSWORD);
  expect((await post('/admin/audit', {})).status).toBe(404);
});
