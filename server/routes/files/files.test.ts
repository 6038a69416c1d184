import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { makeBuild, openSmallApp } from '#server/test/small-app.ts';

const { app, backend, files, settings } = await openSmallApp();

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

test('a file whose name changes with its content is cached for good', async () => {
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

test('each encoding of a file has its own ETag, and no path of its own', async () => {
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

test('the page of a 404 is compressed like the others', async () => {
  const headers = { 'accept-encoding': 'br' };
  const clientDirectory = await makeBuild({ '404/index.html': files['relance/index.html'] });
  const own = createApp({ ...settings, clientDirectory, backend });
  const answer = await own.request('/a', { headers });
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

test('styles are those of our files, and of the attributes that the page was built with', async () => {
  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get('content-security-policy');
  expect(await policyOf('/')).toContain("; style-src 'self'; ");
  expect(await policyOf('/relance')).toContain(
    "; style-src 'self' 'unsafe-hashes' 'sha256-8f935d27GvUutRyY9yWScUMiFUk4WTdZURISiYfPOeQ='; ",
  );
});

test('strings become HTML and addresses of code by our policy alone, and the rest is reported', async () => {
  const { headers } = await app.request('/');
  expect(headers.get('content-security-policy')).toMatch(
    /; require-trusted-types-for 'script'; trusted-types default; report-uri \/violations$/,
  );
  expect(headers.has('content-security-policy-report-only')).toBe(false);
});

test('beside the scripts of other sites, styles are free and Trusted Types only reported', async () => {
  const captcha = { provider: 'turnstile' as const, siteKey: 'a' };
  const withCaptcha = { ...backend, entrance: { providers: [], captcha } };
  const chatId = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
  for (const other of [
    createApp({ ...settings, backend: withCaptcha }),
    createApp({ ...settings, backend, chatId }),
  ]) {
    const { headers } = await other.request('/relance');
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/; style-src 'self' 'unsafe-inline'( https:\/\/client\.crisp\.chat)?; /);
    expect(policy).not.toContain('trusted-types');
    expect(headers.get('content-security-policy-report-only')).toBe(
      "require-trusted-types-for 'script'; trusted-types default; report-uri /violations",
    );
  }
});

test('a browser that has the page is told its policy anew', async () => {
  const { headers } = await app.request('/');
  const kept = { 'if-none-match': headers.get('etag') ?? '' };
  const answer = await app.request('/', { headers: kept });
  expect(answer.status).toBe(304);
  for (const name of ['etag', 'cache-control', 'content-security-policy'])
    expect(answer.headers.get(name)).toBe(headers.get(name));
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

test('a page may load the support chat only where one is configured', async () => {
  const chatId = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
  const one = createApp({ ...settings, backend, chatId });
  expect(await (await one.request('/config.json')).json()).toMatchObject({
    chat: { provider: 'crisp', websiteId: chatId },
  });
  const policyOf = async (of: typeof one) =>
    (await of.request('/')).headers.get('content-security-policy');
  expect(await policyOf(one)).toContain('https://client.crisp.chat');
  expect(await policyOf(app)).not.toContain('crisp');
});
