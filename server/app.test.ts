import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createApp } from './app.ts';

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
};
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(clientDirectory, path)), { recursive: true });
  writeFileSync(join(clientDirectory, path), content);
}
const app = createApp({ clientDirectory });
afterAll(() => rmSync(clientDirectory, { recursive: true }));

test('the home page is served and asked for again each time', async () => {
  const answer = await app.request('/');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(files['index.html']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
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

test('a long text is compressed for who accepts it', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await app.request('/assets/app-1a2b.js', { headers });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});

test('HEAD has the headers without the body', async () => {
  const answer = await app.request('/', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
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
