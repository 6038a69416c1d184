import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { createSender } from '#server/email/sender.ts';
import { createOutboxPages } from './create-outbox-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'facturier-outbox-'));
afterAll(() => rmSync(folder, { recursive: true }));
const app = new Hono()
  .route('/outbox', createOutboxPages(folder))
  .notFound((context) => context.text('Introuvable', 404));
const { send } = createSender(
  { smtpUrl: null, from: '', outbox: folder, report: () => undefined },
  () => Promise.resolve([]),
);

const ask = (path: string, { peer = '127.0.0.1', headers = {}, httpVersion = '1.1' }: Visit = {}) =>
  app.request(
    `http://localhost:3000${path}`,
    { headers: { Host: 'localhost:3000', ...headers } },
    {
      incoming: {
        httpVersion,
        socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' },
      },
    },
  );
type Visit = { peer?: string; headers?: Record<string, string>; httpVersion?: string };

test('an empty folder says so', async () => {
  expect(await (await ask('/outbox')).text()).toContain('Aucun message pour l’instant.');
});

test('a message is listed, then read as a page and as text, its words escaped', async () => {
  await send({
    to: '<i>emile@exemple.fr</i>',
    type: 'confirmation',
    subject: 'Confirmez & entrez',
    html: '<p>Bonjour</p><script>alert("x")</script>',
    text: 'Ouvrez http://127.0.0.1:3000/auth-confirm?token_hash=a&type=signup\n<script>',
  });
  const list = await (await ask('/outbox')).text();
  expect(list).toContain('Confirmez &amp; entrez');
  expect(list).toContain('&lt;i&gt;emile@exemple.fr&lt;/i&gt;');
  const [, link = ''] = /href="(\/outbox\/[^"]+)"/.exec(list) ?? [];

  const answer = await ask(link);
  const page = await answer.text();
  expect(page).toContain('srcdoc="&lt;p&gt;Bonjour&lt;/p&gt;');
  expect(page).not.toContain('<script');
  expect(page).toMatch(/<iframe [^>]*sandbox="(?!.*allow-(scripts|same-origin))/);
  expect(page).toContain(
    '<a href="http://127.0.0.1:3000/auth-confirm?token_hash=a&amp;type=signup">',
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the files of a message are had from its page, which asks the server for nothing else', async () => {
  await send({
    type: 'document-to-self',
    to: 'zoe@exemple.fr',
    subject: 'Avec une pièce jointe',
    html: '<p>Bonjour</p>',
    text: 'Bonjour',
    attachments: [
      { filename: 'Devis "1".pdf', contentType: 'application/pdf', base64: 'JVBERi0xLjc=' },
    ],
  });
  const [, link = ''] =
    /href="(\/outbox\/[^"]+)">Avec une/.exec(await (await ask('/outbox')).text()) ?? [];
  expect(await (await ask(link)).text()).toContain(
    '<a href="data:application/pdf;base64,JVBERi0xLjc=" download="Devis &quot;1&quot;.pdf">',
  );
});

test.each<[string, Visit]>([
  ['another machine', { peer: '192.0.2.1' }],
  // nginx’s default towards an upstream (up to 1.29.6).
  ['a proxy that says nothing but its old protocol', { httpVersion: '1.0' }],
  ['a page whose name leads here', { headers: { Host: 'piege.exemple:3000' } }],
  ['a page whose name begins like ours', { headers: { Host: 'localhost.piege.exemple' } }],
  ['a request without a connection', { peer: '' }],
])('%s sees nothing', async (_, visit) => {
  const answer = await ask('/outbox', visit);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Introuvable');
});

test.each([
  ['Forwarded', 'for=192.0.2.1'],
  ['Via', '1.1 proxy'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-Host', 'localhost'],
  ['X-Forwarded-Server', 'front'],
  ['X-Real-IP', '192.0.2.1'],
  ['X-Client-IP', '192.0.2.1'],
  ['X-Original-URL', '/outbox'],
  ['True-Client-IP', '192.0.2.1'],
  ['CF-Connecting-IP', '192.0.2.1'],
  ['CF-Ray', '1'],
  ['CDN-Loop', 'cloudflare'],
  ['Fly-Client-IP', '192.0.2.1'],
  ['Fastly-Client-IP', '192.0.2.1'],
  ['X-Amzn-Trace-Id', 'Root=1'],
  ['X-Azure-ClientIP', '192.0.2.1'],
  ['X-Envoy-External-Address', '192.0.2.1'],
  ['X-Cluster-Client-IP', '192.0.2.1'],
  ['X-ProxyUser-Ip', '192.0.2.1'],
  ['X-Forwarded', 'for=192.0.2.1'],
  ['Forwarded-For', '192.0.2.1'],
  ['Client-IP', '192.0.2.1'],
  ['Remote-Addr', '192.0.2.1'],
  ['X-Remote-Addr', '192.0.2.1'],
  ['X-Client-Address', '192.0.2.1'],
  ['X-Host', 'front'],
  ['X-Scheme', 'https'],
  ['Front-End-Https', 'on'],
  ['Proxy-Client-IP', '192.0.2.1'],
  ['WL-Proxy-Client-IP', '192.0.2.1'],
  ['Incap-Client-IP', '192.0.2.1'],
  ['X-Sucuri-ClientIP', '192.0.2.1'],
  ['Akamai-Origin-Hop', '1'],
  ['Ali-CDN-Real-IP', '192.0.2.1'],
  ['Tailscale-User-Login', 'zoe@exemple.fr'],
  ['X-Request-Id', '1'],
  ['traceparent', '00-1-1-01'],
  ['Max-Forwards', '9'],
  ['X-Varnish', '1'],
  ['Authorization', 'Basic eDp5'],
  // Sent by nginx with `proxy_http_version 1.1`; never by browsers.
  ['Connection', 'close'],
  ['X-Of-Nobody-Yet', '1'],
])('whoever comes through a proxy that says %s sees nothing', async (name, value) => {
  const answer = await ask('/outbox', { headers: { [name]: value } });
  expect(answer.status).toBe(404);
});

test.each<[string, Record<string, string>]>([
  [
    'Chromium',
    {
      Connection: 'keep-alive',
      'Cache-Control': 'max-age=0',
      'sec-ch-ua': '"Chromium";v="142"',
      'sec-ch-ua-mobile': '?0',
      'sec-ch-ua-platform': '"Linux"',
      'Upgrade-Insecure-Requests': '1',
      'User-Agent': 'Mozilla/5.0',
      Accept: 'text/html',
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-User': '?1',
      'Sec-Fetch-Dest': 'document',
      'Sec-Purpose': 'prefetch',
      Referer: 'http://localhost:3000/outbox',
      'Accept-Encoding': 'gzip, deflate, br, zstd',
      'Accept-Language': 'fr-FR',
      Cookie: 'a=b',
      'If-None-Match': '"1"',
      'If-Modified-Since': 'Thu, 26 Nov 2026 00:00:00 GMT',
      // Sent by browsers with our service worker.
      'Service-Worker-Navigation-Preload': 'true',
    },
  ],
  [
    'Firefox',
    {
      Connection: 'keep-alive',
      DNT: '1',
      'Sec-GPC': '1',
      Priority: 'u=0, i',
      Pragma: 'no-cache',
      TE: 'trailers',
    },
  ],
  ['wget', { 'Accept-Encoding': 'identity', Connection: 'Keep-Alive', 'User-Agent': 'Wget' }],
])('%s on this machine sees them', async (_, headers) => {
  expect((await ask('/outbox', { headers })).status).toBe(200);
});

test.each(['127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])('%s is here', async (host) => {
  expect((await ask('/outbox', { headers: { Host: host } })).status).toBe(200);
});

test.each(['/outbox/autre.json', '/outbox/..%2fkeys.json', '/outbox/%2e%2e%2fkeys.json'])(
  '%s is no message',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
