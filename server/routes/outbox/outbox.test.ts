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
const { send } = createSender({ smtpUrl: null, from: '', outbox: folder });

const ask = (path: string, { peer = '127.0.0.1', headers = {} }: Visit = {}) =>
  app.request(
    `http://localhost:3000${path}`,
    { headers: { Host: 'localhost:3000', ...headers } },
    { incoming: { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } } },
  );
type Visit = { peer?: string; headers?: Record<string, string> };

test('an empty folder says so', async () => {
  expect(await (await ask('/outbox')).text()).toContain('Aucun message pour l’instant.');
});

test('a message is listed, then read as a page and as text, its words escaped', async () => {
  await send({
    to: '<i>emile@exemple.fr</i>',
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

test.each<[string, Visit]>([
  ['another machine', { peer: '192.0.2.1' }],
  ['a visitor behind a proxy of this machine', { headers: { 'X-Forwarded-For': '192.0.2.1' } }],
  ['a page whose name leads here', { headers: { Host: 'piege.exemple:3000' } }],
  ['a page whose name begins like ours', { headers: { Host: 'localhost.piege.exemple' } }],
  ['a request without a connection', { peer: '' }],
])('%s sees nothing', async (_, visit) => {
  const answer = await ask('/outbox', visit);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Introuvable');
});

test.each(['/outbox/autre.json', '/outbox/..%2fkeys.json', '/outbox/%2e%2e%2fkeys.json'])(
  '%s is no message',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
