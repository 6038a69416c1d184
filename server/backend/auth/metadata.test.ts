import { expect, test } from 'vitest';
import { createTestSite, lastEmail, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { trimMetadata } from './protocol/metadata.ts';

const site = await createTestSite();
const { connect, post, join, authEmails, owner, keys } = site;
const operator = connect({}, keys.secret).auth.admin;
const asOperator = { apikey: keys.secret, Authorization: `Bearer ${keys.secret}` };

const ofBytes = (bytes: number, letter = 'x') => {
  const empty = JSON.stringify({ a: '' }).length;
  return { a: letter.repeat((bytes - empty) / Buffer.byteLength(letter)) };
};
const USER_MAX = 2048;
const APP_MAX = 1024;
/** Node accepts 16 kB for all headers together; cookies and other tokens need the rest. */
const TOKEN_MAX = 6000;

const refusal = async (answer: Response) => {
  const { code, error_code, msg } = await answer.json();
  expect([answer.status, code, answer.headers.get('x-sb-error-code')]).toEqual([
    400,
    400,
    error_code,
  ]);
  return `${error_code}: ${msg}`;
};

test.each([
  ['signup', { password: PASSWORD }, 'data'],
  ['otp', {}, 'data'],
  ['invite', {}, 'data'],
  ['admin/users', {}, 'user_metadata'],
  ['admin/generate_link', { type: 'magiclink' }, 'data'],
])(
  '%s refuses metadata that a token cannot carry, by the name of its field',
  async (path, body, field) => {
    const email = `trop-${path.replace('/', '-')}@exemple.fr`;
    // Two thousand bytes of three-byte characters are refused as well.
    for (const data of [ofBytes(USER_MAX + 1), { a: '€'.repeat(700) }]) {
      const answer = await post(`/${path}`, { email, ...body, [field]: data }, asOperator);
      expect(await refusal(answer)).toBe(
        `validation_failed: Invalid value for ${field}: at most ${USER_MAX} bytes of JSON, without NUL`,
      );
    }
    expect((await owner.query('select from auth.users where email = $1', [email])).rowCount).toBe(
      0,
    );
    const fits = { email, ...body, [field]: ofBytes(USER_MAX) };
    expect((await post(`/${path}`, fits, asOperator)).status).toBe(200);
  },
);

test('what is added to metadata counts with what is there, for the user as for the operator', async () => {
  const { client, user } = await join('peu-a-peu@exemple.fr');
  const half = 'x'.repeat(USER_MAX / 2);
  expect((await client.auth.updateUser({ data: { a: half } })).error).toBeNull();
  const { error } = await client.auth.updateUser({ data: { b: half } });
  expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  expect(error?.message).toContain('Invalid value for data');
  expect((await client.auth.updateUser({ data: { a: null, b: half } })).error).toBeNull();

  const change = (body: object) =>
    site.request(`https://facturier.example/auth/v1/admin/users/${user.id}`, {
      method: 'PUT',
      headers: { ...asOperator, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(await refusal(await change({ user_metadata: { c: half } }))).toContain('user_metadata');
  const part = 'x'.repeat(APP_MAX / 2);
  expect((await change({ app_metadata: { a: part } })).status).toBe(200);
  expect(await refusal(await change({ app_metadata: { b: part } }))).toContain('app_metadata');
  const { data } = await operator.getUserById(user.id);
  expect(data.user?.user_metadata).toEqual({ b: half });
  expect(Object.keys(data.user?.app_metadata ?? {}).sort()).toEqual(['a', 'provider', 'providers']);
});

test('the longest token goes into a header with room beside it', async () => {
  const email = `${'e'.repeat(60)}@${'d'.repeat(60)}.${'c'.repeat(60)}.${'b'.repeat(60)}.fr`;
  // The token also holds `provider` and `providers`.
  const app = ofBytes(
    APP_MAX - JSON.stringify({ provider: 'email', providers: ['email'] }).length + 1,
  );
  const { error } = await operator.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: ofBytes(USER_MAX, '€'),
    app_metadata: app,
  });
  expect(error).toBeNull();
  const { data } = await connect().auth.signInWithPassword({ email, password: PASSWORD });
  expect(data.session?.access_token.length).toBeGreaterThan(4000);
  expect(data.session?.access_token.length).toBeLessThan(TOKEN_MAX);
});

test('an account that came by SQL with longer metadata gets a token without them', async () => {
  const { user } = await join('venue@exemple.fr');
  await owner.query(
    `update auth.users set raw_user_meta_data = jsonb_build_object('a', repeat('x', 20000)),
       raw_app_meta_data = raw_app_meta_data || jsonb_build_object('a', repeat('x', 20000)) where id = $1`,
    [user.id],
  );
  const { data, error } = await connect().auth.signInWithPassword({
    email: 'venue@exemple.fr',
    password: PASSWORD,
  });
  expect(error).toBeNull();
  expect(data.session?.access_token.length).toBeLessThan(1500);
  expect(data.user?.user_metadata.a).toHaveLength(20_000);
});

test('what a provider says is cut to what a token carries, the picture first', () => {
  const names = { sub: '1', name: 'n'.repeat(800), full_name: 'f'.repeat(800), first_name: 'Zoé' };
  const picture = { picture: 'p'.repeat(1000), avatar_url: 'p'.repeat(1000) };
  const expendable = ['picture', 'avatar_url', 'full_name', 'name'];
  expect(trimMetadata({ ...names, ...picture }, expendable)).toEqual(names);
  expect(trimMetadata(names, expendable)).toEqual(names);
});

test('metadata of a sign-up that fit are in the token once its link is followed', async () => {
  const client = connect();
  await client.auth.signUp({
    email: 'mots@exemple.fr',
    password: PASSWORD,
    options: { data: { first_name: 'Émile' } },
  });
  const { token_hash } = readLink(lastEmail(authEmails, 'mots@exemple.fr'));
  await client.auth.verifyOtp({ token_hash, type: 'signup' });
  expect((await client.auth.getClaims()).data?.claims.user_metadata).toEqual({
    first_name: 'Émile',
  });
});
