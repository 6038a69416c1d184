import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestSite, lastEmail, PASSWORD, readLink } from '#server/test/auth-site.ts';

// The hashes of here have their whole cost.
vi.mock('@node-rs/bcrypt', { spy: true });

const site = await createTestSite();
const { connect, authEmails, owner, post, join, clock } = site;

test('a sign-up is confirmed by its link, then signs in', async () => {
  const client = connect();
  const { data, error } = await client.auth.signUp({
    email: ' Emile@Exemple.fr ',
    password: PASSWORD,
    options: {
      data: { first_name: 'Émile', last_name: 'Zola' },
      emailRedirectTo: 'https://facturier.example/documents?x=1',
    },
  });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({
    email: 'emile@exemple.fr',
    role: 'authenticated',
    user_metadata: { first_name: 'Émile', last_name: 'Zola' },
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email', identity_data: { email_verified: false } }],
  });
  const message = lastEmail(authEmails, 'emile@exemple.fr');
  expect(message).toMatchObject({ kind: 'confirmation' });
  const link = readLink(message);
  expect(link).toMatchObject({
    pathname: '/auth-confirm',
    type: 'signup',
    redirect_to: 'https://facturier.example/documents?x=1',
  });
  expect(
    (await client.auth.signInWithPassword({ email: 'emile@exemple.fr', password: PASSWORD })).error,
  ).toMatchObject({ code: 'email_not_confirmed', status: 400 });
  const confirmed = await client.auth.verifyOtp({ token_hash: link.token_hash, type: 'signup' });
  expect(confirmed.error).toBeNull();
  expect(confirmed.data.user?.id).toBe(data.user?.id);
  expect(confirmed.data.user?.email_confirmed_at).toBeTruthy();
  const { data: signedIn } = await connect().auth.signInWithPassword({
    email: 'EMILE@exemple.fr',
    password: PASSWORD,
  });
  expect(signedIn.session).toMatchObject({
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: data.user?.id },
  });
  const { rows } = await owner.query('select email, first_name from profiles where user_id = $1', [
    data.user?.id,
  ]);
  expect(rows).toEqual([{ email: 'emile@exemple.fr', first_name: 'Émile' }]);
});

test('a sign-up with a known address answers like a new one, and writes to its owner', async () => {
  await join('zoe@exemple.fr');
  const shape = (user: object | null) =>
    JSON.stringify(user, (_, value) =>
      typeof value === 'object' || value === undefined ? value : typeof value,
    );
  const answers = [];
  for (const email of [
    'zoe@exemple.fr',
    'nouvelle@exemple.fr',
    'nouvelle@exemple.fr',
    'zoe@exemple.fr',
  ]) {
    const { data, error } = await connect().auth.signUp({ email, password: 'une autre phrase' });
    expect(error).toBeNull();
    answers.push(data.user);
  }
  expect(new Set(answers.map(shape)).size).toBe(1);
  expect(new Set(answers.map((user) => user?.id)).size).toBe(4);
  expect(lastEmail(authEmails, 'zoe@exemple.fr')).toMatchObject({ kind: 'already-registered' });
  expect(
    (await connect().auth.signInWithPassword({ email: 'zoe@exemple.fr', password: PASSWORD }))
      .error,
  ).toBeNull();
});

test('ten sign-ups of one address at the same time make one account', async () => {
  const all = await Promise.all(
    Array.from({ length: 10 }, () =>
      connect().auth.signUp({ email: 'dix@exemple.fr', password: PASSWORD }),
    ),
  );
  expect(all.map(({ error }) => error)).toEqual(Array(10).fill(null));
  const { rows } = await owner.query(
    "select count(*)::int from auth.users where email = 'dix@exemple.fr'",
  );
  expect(rows).toEqual([{ count: 1 }]);
  const { token_hash } = readLink(lastEmail(authEmails, 'dix@exemple.fr'));
  expect((await connect().auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
});

test('a message that cannot be sent leaves no account, and the next try makes one', async () => {
  clock.isQueueBroken = true;
  onTestFinished(() => {
    clock.isQueueBroken = false;
  });
  const { error } = await connect().auth.signUp({ email: 'panne@exemple.fr', password: PASSWORD });
  expect(error).toMatchObject({ status: 500 });
  expect(
    (await owner.query("select from auth.users where email = 'panne@exemple.fr'")).rowCount,
  ).toBe(0);
  clock.isQueueBroken = false;
  await join('panne@exemple.fr');
});

test('passwords have 8 characters to 72 bytes, and reasons when they are refused', async () => {
  const cases: [string, string[]][] = [
    ['court', ['length']],
    ['é'.repeat(37), ['length', 'characters']],
    ['aaaaaaaaaa', ['characters']],
    ['motdepasse', ['pwned']],
    ['12345678', ['pwned']],
    ['faible@exemple.fr', ['pwned']],
  ];
  for (const [password, reasons] of cases) {
    const { error } = await connect().auth.signUp({ email: 'faible@exemple.fr', password });
    expect(error, password).toMatchObject({ code: 'weak_password', status: 422, reasons });
  }
  const longest = 'abcdefgh'.repeat(9);
  await join('longue@exemple.fr', longest);
  const sign = (password: string) =>
    connect().auth.signInWithPassword({ email: 'longue@exemple.fr', password });
  expect((await sign(longest)).error).toBeNull();
  expect((await sign(`${longest}x`)).error).toMatchObject({ code: 'invalid_credentials' });
});

test('addresses that are none are refused', async () => {
  for (const email of [
    'x',
    'a@b',
    'a b@exemple.fr',
    '<b>@exemple.fr',
    'a@exemple.fr\r\nBcc: b@exemple.fr',
    `${'a'.repeat(250)}@exemple.fr`,
    'a@exemple.fr,b@exemple.fr',
    12,
    {},
  ]) {
    const response = await post('/signup', { email, password: PASSWORD });
    expect(response.status, String(email)).toBe(400);
    expect(response.headers.get('x-sb-error-code')).toBe('validation_failed');
    expect(await response.json()).toMatchObject({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unable to validate email address: invalid format',
    });
  }
});

test('what only the operator gives cannot be asked for', async () => {
  const body = {
    email: 'role@exemple.fr',
    password: PASSWORD,
    role: 'service_role',
    app_metadata: { admin: true },
    email_confirm: true,
    data: { role: 'admin' },
    id: crypto.randomUUID(),
  };
  const answer = await (await post('/signup', body)).json();
  expect(answer).toMatchObject({
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
  });
  expect(answer.id).not.toBe(body.id);
  expect(answer.email_confirmed_at).toBeUndefined();
});

test('a body that is no JSON, or far too much of it, is refused', async () => {
  for (const text of ['{', '[]', '"x"', 'null']) {
    const response = await site.request('https://facturier.example/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: site.keys.publishable },
      body: text,
    });
    expect(await response.json()).toMatchObject({ error_code: 'bad_json' });
  }
  for (const data of [{ text: 'x'.repeat(5000) }, { text: '\0' }]) {
    const response = await post('/signup', { email: 'gros@exemple.fr', password: PASSWORD, data });
    expect(response.status).toBe(400);
  }
  expect(site.faults.filter((fault) => (fault as { code: string }).code !== 'Error')).toEqual([]);
});

test('nothing is answered without a key', async () => {
  const response = await post(
    '/signup',
    { email: 'cle@exemple.fr', password: PASSWORD },
    { apikey: 'sb_publishable_x' },
  );
  expect(response.status).toBe(401);
});

test('accounts are kept as upstream keeps them: they move by plain SQL', async () => {
  const { user } = await join('demenage@exemple.fr');
  const { rows } = await owner.query(
    `select instance_id, aud, role, encrypted_password, confirmation_token, recovery_token, email_change, email_change_token_new,
       email_change_token_current, reauthentication_token, phone, is_sso_user, is_anonymous, confirmed_at = email_confirmed_at as confirmed,
       raw_app_meta_data from auth.users where id = $1`,
    [user.id],
  );
  const empty = '';
  expect(rows).toEqual([
    {
      instance_id: '00000000-0000-0000-0000-000000000000',
      aud: 'authenticated',
      role: 'authenticated',
      encrypted_password: expect.stringMatching(/^\$2[ab]\$10\$.{53}$/),
      confirmation_token: empty,
      recovery_token: empty,
      email_change: empty,
      email_change_token_new: empty,
      email_change_token_current: empty,
      reauthentication_token: empty,
      phone: null,
      is_sso_user: false,
      is_anonymous: false,
      confirmed: true,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
    },
  ]);
  const identities = await owner.query(
    'select provider, provider_id, identity_data, email from auth.identities where user_id = $1',
    [user.id],
  );
  expect(identities.rows).toEqual([
    {
      provider: 'email',
      provider_id: user.id,
      email: 'demenage@exemple.fr',
      identity_data: {
        sub: user.id,
        email: 'demenage@exemple.fr',
        email_verified: true,
        phone_verified: false,
      },
    },
  ]);
});
