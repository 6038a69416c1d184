import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DEPLOYMENT_SCRIPT, describeDeployment } from '#content/deployment.ts';
import { createApp } from '#server/app.ts';
import { makeBuild, openSmallApp } from '#server/test/small-app.ts';

const { backend, settings } = await openSmallApp();
const clientDirectory = await makeBuild({
  'index.html': `<script>${DEPLOYMENT_SCRIPT}start()</script><title>{{SITE_NAME}}</title>${'<p>Bonjour</p>'.repeat(100)}`,
  '404/index.html': '<title>Introuvable | {{SITE_NAME}}</title>',
  'robots.txt': 'Sitemap: {{SITE_ORIGIN}}/sitemap.xml',
  'assets/manifest-1a2b3c.js': 'manifest',
  'site-worker.js': `${DEPLOYMENT_SCRIPT}self.built={{BUILT}};`,
});
const open = (SITE_NAME: string) => {
  const said = describeDeployment({ SITE_NAME }, { origin: 'https://www.exemple.fr', year: 2026 });
  const app = createApp({ ...settings, clientDirectory, backend, deployment: said });
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
};
const ask = open('Dupont & Fils');
const tagOf = async (answer: Promise<Response> | Response) => (await answer).headers.get('etag');

test('a page says what the deployment says, and its policy allows the script that says it', async () => {
  const answer = await ask('/');
  const html = await answer.text();
  expect(html).toContain('<title>Dupont &#38; Fils</title>');
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  expect(script).toMatch(/^self\.deployment=\{"SITE_NAME":"Dupont \\u0026 Fils",.*\};start\(\)$/);
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect((await ask('/', { 'if-none-match': answer.headers.get('etag') ?? '' })).status).toBe(304);
});

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
])(
  'a page is compressed by %s when it is first asked for, and the same afterwards',
  async (coding, read) => {
    const headers = { 'accept-encoding': coding };
    const plain = await (await ask('/')).text();
    const answers = await Promise.all([ask('/', headers), ask('/', headers)]);
    answers.push(await ask('/', headers));
    for (const answer of answers) {
      expect(answer.headers.get('content-encoding')).toBe(coding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('etag')).toBe(answers[0]?.headers.get('etag'));
      expect(read(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
    }
    expect(await tagOf(ask('/', headers))).not.toBe(await tagOf(ask('/')));
  },
);

test('a short file is sent as it is', async () => {
  const answer = await ask('/robots.txt', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('vary')).toBeNull();
  expect(await answer.text()).toBe('Sitemap: https://www.exemple.fr/sitemap.xml');
  expect(await (await ask('/inconnue')).text()).toContain('Dupont &#38; Fils');
});

test('other words make other tags, where the words are', async () => {
  const other = open('Autre');
  for (const path of ['/', '/site-worker.js'])
    expect(await tagOf(other(path))).not.toBe(await tagOf(ask(path)));
  for (const path of ['/robots.txt', '/assets/manifest-1a2b3c.js'])
    expect(await tagOf(other(path))).toBe(await tagOf(ask(path)));
});

test('the worker of the site is told the hashes of the pages as they are served', async () => {
  const code = await (await ask('/site-worker.js')).text();
  const [, built = ''] = /self\.built=(.*);$/.exec(code) ?? [];
  const html = await (await ask('/')).text();
  expect(JSON.parse(built)).toMatchObject({
    version: '1a2b3c',
    assets: ['/assets/manifest-1a2b3c.js'],
    files: { '/': `sha256-${createHash('sha256').update(html).digest('base64')}` },
  });
});
