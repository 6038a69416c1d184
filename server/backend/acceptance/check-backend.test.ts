import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createUpstream } from '#server/backend/upstream/create-upstream.ts';
import { listen } from '#server/listen.ts';
import { createTestSite, ORIGIN } from '#server/test/auth-site.ts';
import { mountData } from '#server/test/mount-data.ts';
import { type BackendFinding, checkBackend, formatFinding } from './check-backend.ts';
import type { CheckedBackend } from './connect.ts';

const site = await createTestSite();
const { app, keys, owner } = site;
await mountData(site);
const check = async (changes: Partial<CheckedBackend> = {}) => {
  const findings: BackendFinding[] = [];
  const backend = {
    url: ORIGIN,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => app.request(String(input), init),
    ...changes,
  };
  for await (const finding of checkBackend(backend)) findings.push(finding);
  return findings;
};

test('our own layer passes, and the check leaves nothing behind', async () => {
  const findings = await check();
  expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(findings.length).toBeGreaterThan(15);
  expect(findings.filter(({ limit }) => limit !== undefined)).toEqual([]);
  expect((await owner.query('select from auth.users')).rowCount).toBe(0);
  expect((await owner.query('select from clients')).rowCount).toBe(0);
});

test('it also passes behind a server that forwards to it', async () => {
  const project = await listen({ host: '127.0.0.1', port: 0 });
  project.answerBy((request) => app.fetch(request));
  onTestFinished(project.close);
  const { auth, rest } = createUpstream({
    project: { url: project.origin, publishableKey: keys.publishable, secretKey: keys.secret },
    site: { origin: 'https://www.exemple.fr', redirects: [] },
    rateFactor: 1,
    clientIpOf: () => '192.0.2.1',
    report: () => undefined,
  });
  const front = new Hono().route('/auth/v1', auth).route('/rest/v1', rest);
  const findings = await check({
    fetch: async (input, init) => front.request(String(input), init),
  });
  expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
});

test('each failed check of a backend is reported', async () => {
  await owner.query('alter table clients disable row level security');
  const open = await check();
  expect(open.filter(({ problem }) => problem !== null)).toEqual([
    {
      title: 'Chacun lit ses données, et personne d’autre',
      problem: 'un autre compte les lit : envoyez les migrations par « npx supabase db push »',
    },
  ]);
  await owner.query('alter table clients enable row level security');
  const wrongKey = await check({ secretKey: 'sb_secret_of_another' });
  expect(wrongKey.filter(({ problem }) => problem !== null)).toEqual([
    {
      title: 'Des comptes d’essai sont créés et se connectent',
      problem: expect.stringContaining('API key'),
    },
  ]);
  expect((await owner.query('select from auth.users')).rowCount).toBe(0);
});

test('what a backend does not check is reported, and is not a failure', async () => {
  const refusal = { error_code: 'mfa_recovery_codes_enroll_not_enabled', msg: 'Disabled' };
  const findings = await check({
    fetch: async (input, init) =>
      String(input).endsWith('/factors/recovery-codes')
        ? Response.json(refusal, { status: 422 })
        : app.request(String(input), init),
  });
  expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(findings.map(formatFinding).slice(-4)).toEqual([
    '· Les codes de secours sont vérifiés — pas ici, et les pages n’en proposent pas',
    '✓ Un autre mot de passe demande l’actuel',
    '✓ Une session fermée ne lit plus de données',
    '✓ Les comptes d’essai sont supprimés',
  ]);
});

test('without the hook that gives administrators their role, the operator is told how to enable it', async () => {
  // Like a project whose tokens say `authenticated` for everybody.
  await owner.query(`create or replace function auth.role_of(role text, user_id uuid) returns text
    language sql stable security definer set search_path = '' as 'select role_of.role'`);
  const findings = await check();
  expect(findings.filter(({ problem }) => problem !== null)).toEqual([
    {
      title: 'Les administrateurs lisent les données de tous',
      problem: expect.stringMatching(/Access Token.*private\.write_role.*npx supabase config push/),
    },
  ]);
  expect((await owner.query('select from auth.users')).rowCount).toBe(0);
  expect((await owner.query('select from user_roles')).rowCount).toBe(0);
});
