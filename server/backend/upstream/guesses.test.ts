import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Exchange, startRecordedProject } from '#server/test/recorded-project.ts';
import { repeat } from '#server/test/tries/repeat.ts';
import { createUpstream } from './create-upstream.ts';

const refusal = (status: number, code: string) => ({
  status,
  headers: { 'x-sb-error-code': code },
  answer: { code: status, error_code: code, msg: 'Refused' },
});
const exchanges: Exchange[] = [
  {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    ...refusal(400, 'invalid_credentials'),
  },
  { method: 'POST', path: '/auth/v1/verify', ...refusal(403, 'otp_expired') },
  { method: 'PUT', path: '/auth/v1/user', ...refusal(422, 'reauthentication_not_valid') },
  {
    method: 'POST',
    path: '/auth/v1/factors/recovery-codes/verify',
    ...refusal(403, 'bad_jwt'),
  },
];
const fake = await startRecordedProject(exchanges);
afterAll(fake.stop);
beforeEach(() => {
  fake.received.length = 0;
});

const PUBLISHABLE = 'sb_publishable_of_the_project';
/** A site with fresh limits; each request has its own client IP by default. */
function createSite(url = fake.url) {
  let visitors = 0;
  const { auth } = createUpstream({
    project: { url, publishableKey: PUBLISHABLE, secretKey: 'sb_secret_x' },
    site: { origin: 'https://www.exemple.fr', redirects: [] },
    rateFactor: 1,
    clientIpOf: ({ req }) => {
      visitors += 1;
      return req.header('X-Visitor') ?? `192.0.2.${visitors % 250}.${visitors}`;
    },
    report: () => undefined,
  });
  const app = new Hono().route('/auth/v1', auth);
  const request = async (
    path: string,
    body?: unknown,
    { method = 'POST', ...headers }: Record<string, string> = {},
  ) =>
    app.request(`https://www.exemple.fr/auth/v1${path}`, {
      method,
      headers: { apikey: PUBLISHABLE, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const ask = async (...given: Parameters<typeof request>) => (await request(...given)).status;
  /** A form of another site, which cannot set headers. */
  const form = async (path: string, body: unknown) =>
    app.request(`https://www.exemple.fr/auth/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(body),
    });
  return Object.assign(ask, { request, form });
}
/** Passwords are counted by account and network. */
const HERE = { 'X-Visitor': '203.0.113.20' };
const SIGN_IN = '/token?grant_type=password';
const emailsReceived = () => fake.received.map(({ body }) => JSON.parse(body).email);
test('an address is one account, whatever its case and its spaces, and goes on as it was counted', async () => {
  const ask = createSite();
  const spellings = ['emile@kiosque.fr', ' EMILE@KIOSQUE.FR\t', 'Emile@\u212Aiosque.fr'];
  const statuses = await repeat(22, (index) =>
    ask(SIGN_IN, { email: spellings[index % 3], password: `${index}` }, HERE),
  );
  expect(statuses).toEqual([...Array(20).fill(400), 429, 429]);
  expect(new Set(emailsReceived())).toEqual(new Set(['emile@kiosque.fr']));
  expect(fake.received).toHaveLength(20);
});

test('a capital that Go and this server write small in two ways goes on written small', async () => {
  // In Go, lower-case U+0130 is a plain « i »: two of our addresses would be one there.
  await createSite()(SIGN_IN, { email: 'EM\u0130LE@kiosque.fr', password: 'x' });
  expect(emailsReceived()).toEqual(['emi\u0307le@kiosque.fr']);
  fake.received.length = 0;
  await createSite()(SIGN_IN, '{"email":"emile\\ud800@kiosque.fr","password":"x"}');
  expect(emailsReceived()).toEqual(['emile\uFFFD@kiosque.fr']);
});

test('keys that Go would read as other keys are refused, and not forwarded', async () => {
  const ask = createSite();
  const keys = [
    'EMAIL',
    'Email',
    'emaiL',
    'email ',
    'Current_Password',
    'pa\u017F\u017Fword',
    'to\u212Aen',
  ];
  for (const key of keys) {
    const beside = { email: 'emile@exemple.fr', password: 'x', [key]: 'zoe@exemple.fr' };
    expect(await ask(SIGN_IN, beside), key).toBe(400);
    expect(await ask(SIGN_IN, { password: 'x', [key]: 'zoe@exemple.fr' }), key).toBe(400);
  }
  expect(fake.received).toEqual([]);
});

test('a body that is not an object of strings is refused, and not forwarded', async () => {
  const ask = createSite();
  const email = 'emile@exemple.fr';
  const bodies = [
    [{ email, password: 'x' }],
    [],
    null,
    'emile',
    7,
    { email: [email], password: 'x' },
    { email: { email }, password: 'x' },
    { email: 7 },
    { email, password: ['x'] },
    { phone: 33_612_345_678 },
  ].map((body) => JSON.stringify(body));
  const texts = [
    `email=${email}&password=x`,
    `{"email":"${email}","password":"x"}{}`,
    `{'email':'${email}'}`,
    '{"email":',
    '['.repeat(20_000),
    `{"data":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`.slice(1),
  ];
  for (const body of [...bodies, ...texts])
    expect(await ask(SIGN_IN, body), body.slice(0, 60)).toBe(400);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect(await ask('/token', `grant_type=password&email=${email}&password=x`, form)).toBe(400);
  expect(fake.received).toEqual([]);
});

test('of duplicate keys only the last is forwarded', async () => {
  const ask = createSite();
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  await ask(SIGN_IN, '{"email":"zoe@exemple.fr","password":"x","email":"emile@exemple.fr"}', form);
  // In Go, a null would leave the earlier value.
  await ask(SIGN_IN, '{"email":"zoe@exemple.fr","email":null}');
  expect(fake.received.map(({ body }) => body)).toEqual([
    '{"email":"emile@exemple.fr","password":"x"}',
    '{"email":null}',
  ]);
  expect(fake.received[0]?.headers['content-type']).toBe('application/json');
});

test('a query has one meaning: duplicate names are refused, the rest is rewritten', async () => {
  const ask = createSite();
  const body = { email: 'emile@exemple.fr', password: 'x' };
  const twice = [
    'grant_type=refresh_token&grant_type=password',
    'grant_type=password&redirect_to=a&redirect_to=b',
  ];
  for (const query of twice) expect(await ask(`/token?${query}`, body), query).toBe(400);
  expect(fake.received).toEqual([]);
  // Go drops parameters with a semicolon or a broken escape, and would read the second one.
  await ask('/token?grant_type=refresh_token;x&a=%zz', body);
  expect(fake.received[0]?.path).toBe('/auth/v1/token?grant_type=refresh_token%3Bx&a=%25zz');
});

test('a path that is not in its canonical form is not found', async () => {
  const ask = createSite();
  const paths = [
    '//token',
    '/token/',
    '/%74oken',
    '/TOKEN',
    '/./%2e/token%2f',
    '/token;x',
    '/passkeys',
    '/oauth/token',
    '/',
    '/constructor',
  ];
  for (const path of paths)
    expect(await ask(`${path}?grant_type=password`, { email: 'a@b.fr' }), path).toBe(404);
  expect(fake.received).toEqual([]);
});

test('only refreshing is counted as refreshing', async () => {
  const ask = createSite();
  const statuses = await repeat(61, () =>
    ask(
      '/verify?grant_type=refresh_token',
      { type: 'signup', token_hash: 'x' },
      { 'X-Visitor': '203.0.113.9' },
    ),
  );
  expect(statuses[60]).toBe(429);
});

test('a telephone is an account too', async () => {
  const ask = createSite();
  const spellings = ['+33612345678', '33612345678', '+33 6 12 34 56 78'];
  const statuses = await repeat(21, (index) =>
    ask(SIGN_IN, { phone: spellings[index % 3], password: 'x' }, HERE),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('wrong passwords from one place do not lock the owner out elsewhere, nor block the e-mail link', async () => {
  const ask = createSite();
  const guess = { email: 'emile@exemple.fr', password: 'x' };
  expect((await repeat(61, () => ask(SIGN_IN, guess, HERE))).at(-1)).toBe(429);
  expect(await ask(SIGN_IN, guess)).toBe(400);
  expect(await ask('/verify', { type: 'signup', token_hash: 'x' }, HERE)).toBe(403);
  const anywhere = await repeat(81, () => ask(SIGN_IN, guess));
  expect(anywhere.filter((status) => status === 429)).toHaveLength(2);
});

test('short codes allow few attempts for each account, wherever they come from', async () => {
  const ask = createSite();
  const guess = { type: 'recovery', email: 'emile@exemple.fr', token: '123456' };
  expect((await repeat(6, () => ask('/verify', guess))).at(-1)).toBe(429);
  expect(await ask('/verify', { ...guess, email: 'zoe@exemple.fr' })).toBe(403);

  const put = { method: 'PUT', Authorization: `Bearer ${tokenOf({ sub: 'emile' })}` };
  expect((await repeat(6, () => ask('/user', { password: 'x', nonce: '1' }, put))).at(-1)).toBe(
    429,
  );
  const proofs = await repeat(21, () =>
    ask('/user', { password: 'x', current_password: 'y' }, { ...put, ...HERE }),
  );
  expect(proofs.at(-1)).toBe(429);
  expect(proofs.at(-2)).toBe(422);
});

test('a token that the project refuses does not use up the attempts of the user it names', async () => {
  const ask = createSite();
  const forged = { Authorization: `Bearer ${tokenOf({ sub: 'emile' })}` };
  const statuses = await repeat(8, () =>
    ask('/factors/recovery-codes/verify', { code: 'x' }, forged),
  );
  expect(statuses).toEqual(Array(8).fill(403));
});

function tokenOf(payload: object): string {
  return ['{"alg":"ES256"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}

test('accounts together change to one address once a minute; a refused change does not count', async () => {
  const change = (ask: ReturnType<typeof createSite>, index: number) =>
    ask(
      '/user',
      { email: 'Victime@exemple.fr' },
      { method: 'PUT', 'X-Visitor': `192.0.2.${index}` },
    );
  const refusing = createSite();
  const refused = await repeat(3, (index) => change(refusing, index));
  expect(refused).toEqual([422, 422, 422]);
  const taking = await startRecordedProject([
    { method: 'PUT', path: '/auth/v1/user', status: 200, answer: {} },
  ]);
  const ask = createSite(taking.url);
  expect(await repeat(3, (index) => change(ask, index))).toEqual([200, 429, 429]);
  expect(await ask('/user', { data: {} }, { method: 'PUT' })).toBe(200);
  await taking.stop();
});

test('a browser that signed in before keeps its door while strangers guess, and no other account’s', async () => {
  const BY_FORM = `${SIGN_IN}&apikey=${PUBLISHABLE}`;
  const knowing = await startRecordedProject(
    [SIGN_IN, BY_FORM].map((path) => ({
      method: 'POST',
      path: `/auth/v1${path}`,
      status: 200,
      answer: {},
    })),
  );
  const owner = { email: 'Emile@exemple.fr', password: 'la bonne' };
  const signed = await createSite(knowing.url).request(SIGN_IN, owner);
  const [cookie = '', ...others] = signed.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^__Host-known-device=[\w.~-]+; .*HttpOnly; SameSite=Lax; Secure$/);
  // A form of another site has the key in its URL: the cookie stays unchanged.
  const form = await createSite(knowing.url).form(BY_FORM, owner);
  expect([form.status, form.headers.getSetCookie()]).toEqual([200, []]);
  await knowing.stop();

  const ask = createSite();
  const known = { Cookie: cookie.split(';')[0] ?? '' };
  const guess = { email: 'emile@exemple.fr', password: 'x' };
  await repeat(100, () => ask(SIGN_IN, guess));
  expect(await ask(SIGN_IN, guess)).toBe(429);
  const own = await repeat(21, () => ask(SIGN_IN, guess, known));
  expect(own).toEqual([...Array(20).fill(400), 429]);
  // The browser is unknown to other accounts, named by e-mail or phone.
  const other = { email: 'zoe@exemple.fr', password: 'x' };
  await repeat(100, () => ask(SIGN_IN, other));
  expect(await ask(SIGN_IN, other, known)).toBe(429);
  expect(await ask(SIGN_IN, { ...guess, phone: '33612345678' }, known)).toBe(429);
});
