import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterAll } from 'vitest';
import { packClient } from '#scripts/build/pack-client.ts';
import { createApp } from '#server/app.ts';
import type { LimitRule } from '#server/backend/auth/protocol/limits.ts';
import type { LogLine } from '#server/middleware/log-requests.ts';

/** The server without a database: a small build, and stub answers that name their handler. */
export async function openSmallApp() {
  const clientDirectory = await makeBuild(files);
  const lines: LogLine[] = [];
  const settings = {
    clientDirectory,
    functions,
    outbox: null,
    emailPages: new Hono(),
    health: new Hono(),
    onIssued: () => undefined,
    onEntered: () => undefined,
    clientIpOf: () => '192.0.2.1',
    siteOrigin: null,
    chatId: null,
    deployment: {},
    log: (line: LogLine) => lines.push(line),
  };
  return { app: createApp({ ...settings, backend }), backend, files, lines, settings };
}

/** A build with these files, removed after the test file. */
export async function makeBuild(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-app-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  await packClient(folder);
  return folder;
}

const files = {
  'index.html': '<h1>Accueil</h1><script>start()</script>',
  'devis/index.html': '<h1>Devis</h1>',
  '404/index.html': '<h1>Introuvable</h1>',
  '__spa-fallback.html': '<h1>Secours</h1>',
  'assets/app-1a2b.js': 'start();'.repeat(500),
  'fonts/text.woff2': 'font',
  'fonts/text.ttf': 'font',
  'modele.pdf': '%PDF-1.7',
  'relance/index.html': `<h1 style="color:red">Relance</h1>${'<p>Bonjour</p>'.repeat(200)}`,
};

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
