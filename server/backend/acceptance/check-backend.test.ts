import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createUpstream } from '#server/backend/upstream/create-upstream.ts';
import { listen } from '#server/listen.ts';
import { createTestSite, ORIGIN } from '#server/test/auth-site.ts';
import { mountData } from '#server/test/mount-data.ts';
import { checkBackend, type Finding, formatFinding } from './check-backend.ts';
import type { CheckedBackend } from './connect.ts';

const site = await createTestSite();
const { app, keys, owner } = site;
await mountData(site, () => new Date());
const check = async (changes: Partial<CheckedBackend> = {}) => {
  const findings: Finding[] = [];
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

test('our own layer passes, and nothing of the check stays', async () => {
  const findings = await check();
  expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(findings.length).toBeGreaterThan(15);
  expect(findings.filter(({ limit }) => limit !== undefined)).toEqual([]);
  expect((await owner.query('select from auth.users')).rowCount).toBe(0);
  expect((await owner.query('select from clients')).rowCount).toBe(0);
});

test('it passes as well behind a server that stands in front of it', async () => {
  const project = await listen({ host: '127.0.0.1', port: 0 });
  project.answerBy((request) => app.fetch(request));
  onTestFinished(project.close);
  const { auth, rest } = createUpstream({
    project: { url: project.origin, publishableKey: keys.publishable, secretKey: keys.secret },
    rateFactor: 1,
    addressOf: () => '192.0.2.1',
    report: () => undefined,
  });
  const front = new Hono().route('/auth/v1', auth).route('/rest/v1', rest);
  const findings = await check({
    fetch: async (input, init) => front.request(String(input), init),
  });
  expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
});

test('a backend that is not as it should be is said to be, check by check', async () => {
  await owner.query('alter table clients disable row level security');
  const open = await check();
  expect(open.filter(({ problem }) => problem !== null)).toEqual([
    { title: 'What is one’s own is read by oneself alone', problem: 'a stranger reads it' },
  ]);
  await owner.query('alter table clients enable row level security');
  const wrongKey = await check({ secretKey: 'sb_secret_of_another' });
  expect(wrongKey.filter(({ problem }) => problem !== null)).toEqual([
    { title: 'Accounts are made, and sign in', problem: expect.stringContaining('API key') },
  ]);
  expect((await owner.query('select from auth.users')).rowCount).toBe(0);
});

test('what a backend does not check is said, and is no fault', async () => {
  const refusal = { error_code: 'mfa_recovery_codes_enroll_not_enabled', msg: 'Disabled' };
  const findings = await check({
    fetch: async (input, init) =>
      String(input).endsWith('/factors/recovery-codes')
        ? Response.json(refusal, { status: 422 })
        : app.request(String(input), init),
  });
  expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(findings.map(formatFinding).slice(-4)).toEqual([
    '· Recovery codes are checked: not here: none is offered',
    '✓ Another password wants the current one',
    '✓ A session that was ended reads no more data',
    '✓ Accounts are deleted',
  ]);
});
