import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import type { LimitRule } from './backend/auth/protocol/limits.ts';
import { createEmailPages } from './routes/email-pages/create-email-pages.ts';
import type { FunctionEnvironment } from './routes/functions/function-environment.ts';
import { createOutboxPages } from './routes/outbox/create-outbox-pages.ts';
import { openSmallApp } from './test/small-app.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const { app, backend, lines, settings } = await openSmallApp();

test.each(['/', '/assets/app-1a2b.js', '/inconnu', '/rest/v1/clients', '/auth/v1/health'])(
  'the answer of %s has its number and what protects its reader',
  async (path) => {
    const { headers } = await app.request(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=15552000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  },
);

const TOKEN = 'token_hash=abc';
test.each([
  ['a page', `/devis?${TOKEN}`, 200],
  ['a page that is kept', `/devis?${TOKEN}`, 304],
  ['the page of what is not there', `/auth-confirm/?${TOKEN}`, 404],
  ['a redirection', `/DEVIS/?${TOKEN}`, 301],
  ['that of the older site', `/devis.php?${TOKEN}`, 301],
  ['an answer of accounts', `/auth/v1/health?${TOKEN}`, 200],
  ['a fault', `/rest/v1/broken?${TOKEN}`, 500],
  ['a refusal', `/realtime/v1/x?${TOKEN}`, 404],
])('%s tells nobody its address where it may hold a token', async (_, path, status) => {
  const headers: Record<string, string> = status === 304 ? { 'If-None-Match': '*' } : {};
  const answer = await app.request(path, { headers });
  expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([status, 'no-referrer']);
});

test('what a page of a message or of the outbox says of referrers stays', async () => {
  const env = { secretKey: 'secret' } as FunctionEnvironment; // all that a wrong link needs
  const outbox = createOutboxPages(settings.clientDirectory);
  const { request } = createApp({
    ...settings,
    backend,
    outbox,
    emailPages: createEmailPages(env),
  });
  const incoming = { httpVersion: '1.1', socket: { remoteAddress: '127.0.0.1' } };
  for (const [path, method] of [
    ['/courriel/desinscription', 'GET'],
    ['/courriel/desinscription', 'POST'],
    ['/outbox', 'GET'],
  ] as const) {
    const answer = await request(
      `http://localhost${path}`,
      { method, headers: { Host: 'localhost' } },
      { incoming },
    );
    expect(await answer.text()).toContain('<h1>');
    expect(answer.headers.get('referrer-policy'), path).toBe('no-referrer');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('the application learns its backend from one address, which is never cached', async () => {
  const answer = await app.request('/config.json');
  expect(await answer.json()).toEqual({
    url: '/',
    publishableKey: 'sb_publishable_test',
    way: 'embedded',
    hasOutbox: false,
    chat: null,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    providers: [],
    captcha: null,
    capabilities: {
      recoveryCodes: false,
      passwordProof: 'password',
      addressProof: 'none',
      endsAtOnce: false,
    },
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('data is never cached, and compressed for clients that accept it', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const plain = await app.request('/rest/v1/many');
  const packed = await app.request('/rest/v1/many', { headers });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  for (const answer of [plain, packed]) {
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  }
  const read = packed.body?.pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(read).text()).toBe(await plain.text());
});

test('an answer that states a short length is not compressed', async () => {
  const body = JSON.stringify(Array.from({ length: 500 }, () => 'client'));
  const rest = new Hono().get(
    '/short',
    () => new Response(body, { headers: { ...JSON_TYPE, 'Content-Length': String(body.length) } }),
  );
  const own = createApp({ ...settings, backend: { ...backend, rest } });
  const answer = await own.request('/rest/v1/short', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(body);
});

test('a document is counted once its number is given, not when it is refused', async () => {
  let issued = 0;
  let status = 200;
  const rest = new Hono().post('/rpc/:name', (context) => context.json([], status as 200 | 400));
  const onIssued = () => {
    issued += 1;
  };
  const own = createApp({ ...settings, backend: { ...backend, rest }, onIssued });
  const call = (name: string) => own.request(`/rest/v1/rpc/${name}`, { method: 'POST' });
  await call('issue_document');
  await call('next_number');
  expect(issued).toBe(1);
  status = 400;
  await call('issue_document');
  expect(issued).toBe(1);
});

test('whoever was let in is told of, not whoever was refused', async () => {
  let entered = 0;
  let status = 200;
  const auth = new Hono().post('/:name', (context) => context.json({}, status as 200 | 400));
  const onEntered = () => {
    entered += 1;
  };
  const own = createApp({ ...settings, backend: { ...backend, auth }, onEntered });
  const call = (name: string) => own.request(`/auth/v1/${name}`, { method: 'POST' });
  await call('token?grant_type=password');
  await call('verify');
  await call('signup');
  expect(entered).toBe(2);
  status = 400;
  await call('token?grant_type=password');
  expect(entered).toBe(2);
});

test('the two protocols and the functions answer at their own paths', async () => {
  expect(await (await app.request('/auth/v1/health')).json()).toEqual({ name: 'GoTrue' });
  const answer = await app.request('/rest/v1/clients');
  expect(await answer.json()).toEqual([]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { status } = await app.request('/functions/v1/delete-account', { method: 'POST' });
  expect(status).toBe(200);
});

test.each([
  ['/rest/v1/', { code: 'not_found', message: 'Not found', details: null, hint: null }],
  ['/rest/v1/a/b', { code: 'not_found', message: 'Not found', details: null, hint: null }],
  ['/functions/v1/autre', { code: 'not_found', message: 'Function not found' }],
  ['/realtime/v1/websocket', { message: 'Not found' }],
  ['/storage/v1/bucket', { statusCode: '404', error: 'not_found', message: 'Not found' }],
])('what is not at %s says so in the words of its protocol', async (path, body) => {
  const answer = await app.request(path, { method: 'POST' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual(body);
});

test('the size of a body is limited, whether or not it states its length', async () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request(
      new Request('http://localhost/rest/v1/clients', {
        method: 'POST',
        body,
        headers,
        // Node requires it for a stream.
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      }),
    );
  expect(await (await send('x'.repeat(5_000_000))).json()).toBe(5_000_000);
  const heavy = 'x'.repeat(5_300_000);
  expect((await send(heavy, { 'Content-Length': String(heavy.length) })).status).toBe(413);
  const answer = await send(new Blob([heavy]).stream());
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'body_too_large' });
});

test('each request has an id and one log line, which identifies nobody', async () => {
  const note = async (path: string, method = 'GET') => {
    lines.length = 0;
    const answer = await app.request(path, { method });
    expect(lines.at(-1)).toMatchObject({ id: answer.headers.get('x-request-id') });
    return lines.at(-1);
  };
  expect(await note('/rest/v1/clients?email=eq.emile@exemple.fr')).toEqual({
    event: 'request',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    method: 'GET',
    route: '/rest/v1/clients',
    status: 200,
    ms: expect.any(Number),
  });
  expect(await note('/devis?token=secret')).toMatchObject({ route: '/devis', status: 200 });
  expect(await note('/assets/app-1a2b.js')).toMatchObject({ route: '/assets/' });
  expect(await note('/emile@exemple.fr')).toMatchObject({ route: '*', status: 404 });
});

test('neither the visitor nor the log sees the message of a fault', async () => {
  lines.length = 0;
  const answer = await app.request('/rest/v1/broken');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'unexpected_failure' });
  expect(lines[0]).toMatchObject({ event: 'fault', error: 'Error' });
  expect(JSON.stringify(lines)).toContain('small-app.ts');
  expect(JSON.stringify(lines)).not.toContain('emile');
});

test('an address that has used up its sign-in attempts can still open a link', async () => {
  const auth = new Hono().all('*', (context) => context.json({}));
  const makeLimiter = (rule: LimitRule) =>
    new RateLimiterMemory(rule.keyPrefix === 'api' ? { ...rule, points: 3 } : rule);
  const busy = createApp({ ...settings, backend: { ...backend, auth, makeLimiter } });
  const ask = async (path: string, method = 'POST') =>
    (await busy.request(path, { method })).status;
  for (const path of ['/auth/v1/token?grant_type=password', '/auth/v1/recover']) {
    for (let index = 0; index < 3; index += 1) expect(await ask(path)).toBe(200);
    expect(await ask(path)).toBe(429);
  }
  expect(await ask('/config.json', 'GET')).toBe(200);
  expect(await ask('/auth/v1/verify')).toBe(200);
});
