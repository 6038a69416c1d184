import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { checkAsyncProperty } from '#scripts/test/check-property.ts';
import { LIMIT_RULES } from '#server/backend/auth/protocol/limits.ts';
import { createUpstream } from '#server/backend/upstream/create-upstream.ts';
import { type AskedRequest, readAsked } from '#server/backend/upstream/read-asked.ts';

const go = spawn(process.env.GOTRUE_READER ?? '', { stdio: ['ignore', 'pipe', 'inherit'] });
const [port] = (await once(createInterface(go.stdout), 'line')) as [string]; // it prints one
const projectUrl = `http://127.0.0.1:${port}`;
afterAll(async () => {
  go.kill();
  await once(go, 'exit');
});

const ORIGIN = 'https://www.exemple.fr';
const KEY = 'sb_publishable_of_the_project';
function createSite(clientIpOf = createVisitors()) {
  const { auth } = createUpstream({
    project: { url: projectUrl, publishableKey: KEY, secretKey: 'sb_secret_x' },
    site: { origin: 'https://www.exemple.fr', redirects: [] },
    rateFactor: 1000, // lifts the limits per IP address
    clientIpOf,
    report: () => undefined,
  });
  return new Hono().route('/auth/v1', auth);
}
/** Each request has its own IP address, so that only the account can be counted. */
function createVisitors() {
  let visitors = 0;
  return () => `2001:db8:${(visitors++).toString(16)}::1`;
}
const makeRequest = (target: string, body: string, type: string) =>
  new Request(`${ORIGIN}${target}`, {
    method: 'POST',
    headers: { apikey: KEY, 'Content-Type': type },
    body,
  });
type Reading = Record<'path' | 'grant_type' | (typeof NAMES)[number], string>;
const ask = async (target: string, body: string, type = 'application/json') => {
  const answer = await fetch(`${projectUrl}${target}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  return (await answer.json()) as Reading;
};
const NAMES = ['email', 'phone', 'password', 'current_password', 'token', 'nonce', 'code'] as const;
const read = (request: Request, text: string): AskedRequest | null => {
  try {
    return readAsked(request, text);
  } catch {
    return null; // correctly refused, unless the official client sends it
  }
};

test('Go reads names and queries in more ways than one', async () => {
  expect(await ask('/auth/v1/token', '{"EMAIL":"A@b.fr"}')).toMatchObject({ email: 'a@b.fr' });
  expect(await ask('/auth/v1/token', '{"pa\u017F\u017Fword":"x"}')).toMatchObject({
    password: 'x',
  });
  expect(await ask('/auth/v1/token', '{"to\u212Aen":"x"}')).toMatchObject({ token: 'x' });
  expect(await ask('/auth/v1/token', '{"email":"a","email":null}')).toMatchObject({ email: 'a' });
  expect(await ask('/auth/v1/token', '{"email":"\u0130"}')).toMatchObject({ email: 'i' });
  expect(
    await ask('/auth/v1/token?grant_type=refresh_token;&grant_type=password', '{}'),
  ).toMatchObject({ grant_type: 'password' });
  expect(
    await ask(
      '/auth/v1/token?grant_type=refresh_token',
      'grant_type=password',
      'application/x-www-form-urlencoded',
    ),
  ).toMatchObject({ grant_type: 'password' });
});

test('what goes on is read by Go as it was counted here', async () => {
  let passed = 0;
  await checkAsyncProperty(
    fc.asyncProperty(targets, bodies, types, async (target, body, type) => {
      const request = makeRequest(target, body, type);
      const asked = read(request, await request.clone().text());
      const answer = await createSite().request(request);
      if (asked === null) {
        expect([400, 404]).toContain(answer.status);
        return;
      }
      passed += 1;
      const reading = (await answer.json()) as Reading;
      expect(reading.path).toBe(`/auth/v1/${asked.words.join('/')}`);
      expect(reading.grant_type).toBe(asked.query.get('grant_type') ?? '');
      for (const name of NAMES) expect(reading[name], name).toBe(asked.fields[name] ?? '');
    }),
    { numRuns: 4000 },
  );
  // Ensures that not everything was refused, which would compare nothing.
  expect(passed).toBeGreaterThan(200);
});

test('every letter is written small here so that Go leaves it as it is', async () => {
  const site = createSite();
  for (let first = 0; first < 0x11_00_00; first += SLICE) {
    const points = Array.from({ length: SLICE }, (_, index) => String.fromCodePoint(first + index));
    const body = JSON.stringify({ email: `x${points.join('x')}x` });
    const request = makeRequest('/auth/v1/verify', body, 'application/json');
    const asked = read(request, body);
    const reading = (await (await site.request(request)).json()) as Reading;
    expect(reading.email === asked?.fields.email, `U+${first.toString(16)}`).toBe(true);
  }
});

test.each([
  { whence: 'one place', clientIpOf: () => '2001:db8::1', allowed: LIMIT_RULES.signIn.points },
  {
    whence: 'everywhere',
    clientIpOf: createVisitors(),
    allowed: LIMIT_RULES.signInAnywhere.points,
  },
])('an account has its guesses from $whence, however they are written', async (given) => {
  const guesses = await countGuesses(createSite(given.clientIpOf));
  expect(guesses).toBeLessThanOrEqual(given.allowed);
  // Some attempts went to requests refused for a phone number beside the e-mail address.
  expect(guesses).toBeGreaterThan(given.allowed / 2);
});

async function countGuesses(site: Hono): Promise<number> {
  let guesses = 0;
  const requests = fc.tuple(targets, accounts, types);
  for (const [target, body, type] of fc.sample(requests, { numRuns: 12_000, seed: 20_261_122 })) {
    const answer = await site.request(makeRequest(target, body, type));
    if (answer.status !== 422) continue;
    const { path, email, grant_type } = (await answer.json()) as Reading;
    if (path.endsWith('/token') && grant_type === 'password' && email === 'emile@kiosque.fr')
      guesses += 1;
  }
  return guesses;
}

const SLICE = 0x10_00;
const values = fc.constantFrom(
  '"emile@kiosque.fr"',
  '" Emile@\u212Aiosque.FR "',
  '"EM\u0130LE@kiosque.fr"',
  '"\\u0065mile@kiosque.fr"',
  '"emile\\ud800@kiosque.fr"',
  '"+33 6 12 34 56 78"',
  '"x"',
  'null',
  '7',
  '["emile@kiosque.fr"]',
  '{"email":"emile@kiosque.fr"}',
);
const keys = fc.constantFrom(
  ...NAMES,
  ...NAMES,
  'EMAIL',
  'Email',
  'em\\u0061il',
  'email ',
  'pa\u017F\u017Fword',
  'to\u212Aen',
  'PHONE',
  'Nonce',
  '__proto__',
  'data',
  'factorId',
  'currentPassword',
  'Current_Password',
);
const objects = fc
  .array(fc.tuple(keys, values), { maxLength: 4 })
  .map((pairs) => `{${pairs.map(([key, value]) => `"${key}":${value}`).join(',')}}`);
const bodies = fc.oneof(
  { weight: 12, arbitrary: objects },
  objects.map((object) => `[${object}]`),
  objects.map((object) => `\uFEFF${object}`),
  objects.map((object) => `${object}{}`),
  fc.constantFrom('grant_type=password&email=emile%40kiosque.fr', 'null', '"x"', '', ' '),
);
const accounts = fc.oneof(
  fc.tuple(keys, values).map(([key, value]) => `{"email":"emile@kiosque.fr","${key}":${value}}`),
  fc.tuple(keys, values).map(([key, value]) => `{"${key}":${value},"password":"x"}`),
);
const pairs = fc.constantFrom(
  'grant_type=password',
  'grant_type=password',
  'grant_type=refresh_token',
  'grant_type=refresh_token;',
  'grant_type=refresh_token%zz',
  'grant%5Ftype=password',
  'GRANT_TYPE=password',
  'grant_type',
  'a=%',
  'a=b;c',
);
const queries = fc
  .array(pairs, { maxLength: 3 })
  .map((list) => (list.length > 0 ? `?${list.join('&')}` : ''));
const roads = fc.constantFrom(
  'token',
  'token',
  'token',
  'verify',
  'user',
  'token/',
  '/token',
  'Token',
  '%74oken',
  'token%2F',
  'x/../token',
  'factors/1/verify',
);
const targets = fc.tuple(roads, queries).map(([road, query]) => `/auth/v1/${road}${query}`);
const types = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json; charset=utf-16',
);
