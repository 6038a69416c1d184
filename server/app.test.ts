import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterAll, expect, test } from 'vitest';
import { packClient } from '#scripts/build/pack-client.ts';
import { createApp } from './app.ts';
import type { LimitRule } from './backend/auth/protocol/limits.ts';
import type { LogLine } from './middleware/log-requests.ts';

const clientDirectory = mkdtempSync(join(tmpdir(), 'facturier-app-'));
const files = {
  'index.html': '<h1>Accueil</h1><script>start()</script>',
  'devis/index.html': '<h1>Devis</h1>',
  '404/index.html': '<h1>Introuvable</h1>',
  '__spa-fallback.html': '<h1>Secours</h1>',
  'assets/app-1a2b.js': 'start();'.repeat(500),
  'fonts/text.woff2': 'font',
  'fonts/text.ttf': 'font',
  'modele.pdf': '%PDF-1.7',
  'relance/index.html': `<h1>Relance</h1>${'<p>Bonjour</p>'.repeat(200)}`,
};
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(clientDirectory, path)), { recursive: true });
  writeFileSync(join(clientDirectory, path), content);
}
await packClient(clientDirectory);
const backend = {
  way: 'embedded' as const,
  publishableKey: 'sb_publishable_test',
  entrance: { providers: [], captcha: null },
  capabilities: () => ({
    recoveryCodes: false,
    passwordProof: 'password' as const,
    addressProof: 'none' as const,
    endsAtOnce: false,
  }),
  auth: new Hono().get('/health', (context) => context.json({ name: 'GoTrue' })),
  rest: new Hono()
    .get('/clients', (context) => context.json([]))
    .get('/many', (context) => context.json(Array.from({ length: 500 }, () => 'client')))
    .post('/clients', async (context) => context.json((await context.req.text()).length))
    .get('/broken', () => {
      throw new Error('emile@exemple.fr is twice in the table');
    }),
  makeLimiter: (rule: LimitRule) => new RateLimiterMemory(rule),
};
const functions = new Hono()
  .post('/delete-account', (context) => context.json({}))
  .all('*', (context) => context.json({ code: 'not_found', message: 'Function not found' }, 404));
const lines: LogLine[] = [];
const settings = {
  clientDirectory,
  functions,
  outbox: null,
  addressOf: () => '192.0.2.1',
  siteOrigin: null,
  log: (line: LogLine) => lines.push(line),
};
const app = createApp({ ...settings, backend });
afterAll(() => rmSync(clientDirectory, { recursive: true }));

test('the home page is served and asked for again each time', async () => {
  const answer = await app.request('/');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(files['index.html']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('a page has no file name in its address', async () => {
  expect(await (await app.request('/devis')).text()).toBe(files['devis/index.html']);
  expect((await app.request('/devis/index.html')).status).toBe(404);
  expect((await app.request('/__spa-fallback.html')).status).toBe(404);
});

test('an unchanged page is answered by its tag alone', async () => {
  const tag = (await app.request('/')).headers.get('etag') ?? '';
  const answer = await app.request('/', { headers: { 'if-none-match': tag } });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe('');
});

test.each([
  '/inconnu',
  '/404',
  '/assets',
  '/assets/inconnu.js',
  '/../package.json',
  '/%2e%2e/x.js',
])('%s is not found, and says so in a page', async (path) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toBe(files['404/index.html']);
});

test('a file whose name changes with its content is kept for good', async () => {
  const answer = await app.request('/assets/app-1a2b.js');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test.each([
  ['/fonts/text.woff2', 'font/woff2'],
  ['/fonts/text.ttf', 'font/ttf'],
  ['/modele.pdf', 'application/pdf'],
])('%s has the type %s', async (path, type) => {
  const answer = await app.request(path);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});

test.each([
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0.5, gzip;q=0.8', 'gzip', gunzipSync],
])(
  'who accepts « %s » gets what the build compressed by %s, whole',
  async (accepted, coding, read) => {
    const headers = { 'accept-encoding': accepted };
    for (const [path, file] of [
      ['/relance', 'relance/index.html'],
      ['/assets/app-1a2b.js', 'assets/app-1a2b.js'],
    ] as const) {
      const answer = await app.request(path, { headers });
      expect(answer.headers.get('content-encoding')).toBe(coding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      expect(read(bytes).toString()).toBe(files[file]);
    }
  },
);

test.each(['identity', '', 'br;q=0', 'deflate', 'gzip;q=0.2, identity'])(
  'who accepts « %s » reads a text as it is',
  async (accepted) => {
    const answer = await app.request('/relance', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(files['relance/index.html']);
  },
);

test('each coding of a file has its own tag, and what it is compressed to is nowhere else', async () => {
  const tagOf = async (accepted: string) =>
    (await app.request('/relance', { headers: { 'accept-encoding': accepted } })).headers.get(
      'etag',
    );
  const tags = await Promise.all(['identity', 'gzip', 'br'].map(tagOf));
  expect(new Set(tags).size).toBe(3);
  const kept = { 'accept-encoding': 'br', 'if-none-match': `W/"other", W/${tags[2]}` };
  expect((await app.request('/relance', { headers: kept })).status).toBe(304);
  const ofOther = { 'accept-encoding': 'br', 'if-none-match': tags[1] ?? '' };
  expect((await app.request('/relance', { headers: ofOther })).status).toBe(200);
  for (const path of ['/relance/index.html.br', '/assets/app-1a2b.js.gz', '/.files.json'])
    expect((await app.request(path)).status).toBe(404);
});

test('a page that is not there is compressed as the others', async () => {
  const headers = { 'accept-encoding': 'br' };
  const folder = mkdtempSync(join(tmpdir(), 'facturier-app-'));
  mkdirSync(join(folder, '404'));
  writeFileSync(join(folder, '404', 'index.html'), files['relance/index.html']);
  await packClient(folder);
  const answer = await createApp({ ...settings, clientDirectory: folder, backend }).request('/a', {
    headers,
  });
  rmSync(folder, { recursive: true });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-encoding')).toBe('br');
});

test('a part of a file is a part of the file as it is', async () => {
  const ask = (path: string, headers: Record<string, string>) =>
    app.request(path, { headers: { 'accept-encoding': 'br', ...headers } });
  const part = await ask('/assets/app-1a2b.js', { range: 'bytes=2-6' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 2-6/4000');
  expect(part.headers.get('content-encoding')).toBeNull();
  expect(await part.text()).toBe('art()');
  const beyond = await ask('/assets/app-1a2b.js', { range: 'bytes=4000-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */4000']);
  const changed = { range: 'bytes=2-6', 'if-range': '"of another build"' };
  expect((await ask('/assets/app-1a2b.js', changed)).status).toBe(200);
});

test('HEAD has the headers without the body', async () => {
  const headers = { 'accept-encoding': 'br' };
  const answer = await app.request('/relance', { method: 'HEAD', headers });
  const whole = await app.request('/relance', { headers });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
  for (const name of ['content-length', 'content-encoding', 'etag'])
    expect(answer.headers.get(name)).toBe(whole.headers.get(name));
});

test('only GET and HEAD are understood', async () => {
  expect((await app.request('/', { method: 'POST' })).status).toBe(404);
});

test('a page runs its own scripts only, and no one else frames it', async () => {
  const { headers } = await app.request('/');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain(
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';",
  );
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

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

test('a browser that has the page is told its policy anew', async () => {
  const { headers } = await app.request('/');
  const kept = { 'if-none-match': headers.get('etag') ?? '' };
  const answer = await app.request('/', { headers: kept });
  expect(answer.status).toBe(304);
  for (const name of ['etag', 'cache-control', 'content-security-policy'])
    expect(answer.headers.get(name)).toBe(headers.get(name));
});

test('the application learns its backend from one address, never kept', async () => {
  const answer = await app.request('/config.json');
  expect(await answer.json()).toEqual({
    url: '/',
    publishableKey: 'sb_publishable_test',
    way: 'embedded',
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

test('data is never kept, and compressed for who can read it', async () => {
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

test('a page may load the script of a captcha only where one is configured, and of that one alone', async () => {
  const policyOf = async (provider: 'hcaptcha' | 'turnstile' | null) => {
    const captcha = provider && { provider, siteKey: 'a' };
    const one = createApp({
      ...settings,
      backend: { ...backend, entrance: { providers: ['google'], captcha } },
    });
    expect(await (await one.request('/config.json')).json()).toMatchObject({
      providers: ['google'],
      captcha,
    });
    const { headers } = await one.request('/');
    return new Map(
      (headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((part): [string, string] => [part.split(' ')[0] ?? '', part]),
    );
  };
  const none = await policyOf(null);
  expect([...none.values()].join()).not.toMatch(/https:/);
  const turnstile = await policyOf('turnstile');
  expect(turnstile.get('script-src')).toMatch(
    /^script-src 'self' 'sha256-\S+' https:\/\/challenges\.cloudflare\.com$/,
  );
  expect(turnstile.get('frame-src')).toBe("frame-src 'self' https://challenges.cloudflare.com");
  expect(turnstile.get('connect-src')).toBe("connect-src 'self'");
  expect([...turnstile.values()].join()).not.toContain('hcaptcha');
  const hcaptcha = await policyOf('hcaptcha');
  for (const directive of ['script-src', 'style-src', 'frame-src', 'connect-src'])
    expect(hcaptcha.get(directive)).toMatch(/https:\/\/hcaptcha\.com https:\/\/\*\.hcaptcha\.com$/);
});

test('the two protocols and the functions answer at their addresses', async () => {
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

test('a body is measured, whether it says its length or not', async () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request(
      new Request('http://localhost/rest/v1/clients', {
        method: 'POST',
        body,
        headers,
        // Of Node: a stream is sent while it is read.
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

test('each request has its number and one line, which names nobody', async () => {
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

test('a fault is told without its message, to the visitor and to the operator', async () => {
  lines.length = 0;
  const answer = await app.request('/rest/v1/broken');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'unexpected_failure' });
  expect(lines[0]).toMatchObject({ event: 'fault', error: 'Error' });
  expect(JSON.stringify(lines)).toContain('app.test.ts');
  expect(JSON.stringify(lines)).not.toContain('emile');
});

test('an address that has asked too much of the accounts still opens a link', async () => {
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
