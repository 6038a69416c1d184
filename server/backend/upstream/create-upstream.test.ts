import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Fault } from '#server/backend/fault.ts';
import { type Exchange, startRecordedProject } from '#server/test/recorded-project.ts';
import { createUpstream } from './create-upstream.ts';

const USER = {
  id: '8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0001',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'emile@exemple.fr',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
  identities: [],
  created_at: '2026-11-20T10:00:00.000Z',
};
const tokenOf = (payload: object) =>
  ['{"alg":"ES256"}', JSON.stringify(payload), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const ACCESS = tokenOf({ sub: USER.id, role: 'authenticated', exp: 4_102_444_800 });
const exchanges: Exchange[] = [
  {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    status: 200,
    answer: {
      access_token: ACCESS,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: 4_102_444_800,
      refresh_token: 'v1-refresh',
      user: USER,
    },
  },
  {
    method: 'POST',
    path: '/auth/v1/recover',
    status: 429,
    headers: { 'x-sb-error-code': 'over_email_send_rate_limit', 'Retry-After': '60' },
    answer: { code: 429, error_code: 'over_email_send_rate_limit', msg: 'Too soon' },
  },
  {
    method: 'GET',
    path: '/auth/v1/verify?token=pkce_1&type=signup',
    status: 303,
    headers: { Location: 'https://www.exemple.fr/?code=1' },
  },
  {
    method: 'GET',
    path: '/rest/v1/clients?select=name&order=name.asc&offset=0&limit=2',
    status: 206,
    headers: { 'Content-Range': '0-1/3', 'Preference-Applied': 'count=exact' },
    answer: [{ name: 'Atelier Dupont' }, { name: 'Œuvre' }],
  },
  {
    method: 'POST',
    path: '/rest/v1/clients',
    status: 403,
    headers: { 'Proxy-Status': 'PostgREST; error=42501' },
    answer: {
      code: '42501',
      message: 'new row violates row-level security',
      details: null,
      hint: null,
    },
  },
  {
    method: 'GET',
    path: '/auth/v1/admin/users?page=1&per_page=',
    status: 200,
    answer: { users: [USER], aud: 'authenticated' },
  },
];
const fake = await startRecordedProject(exchanges);
afterAll(fake.stop);
beforeEach(() => {
  fake.received.length = 0;
});

const PUBLISHABLE = 'sb_publishable_of_the_project';
const SECRET = 'sb_secret_of_the_project';
const ORIGIN = 'https://www.exemple.fr';
const faults: Fault[] = [];
const createSite = (url = fake.url) => {
  const { auth, rest } = createUpstream({
    project: { url, publishableKey: PUBLISHABLE, secretKey: SECRET },
    site: { origin: 'https://www.exemple.fr', redirects: [] },
    rateFactor: 1,
    clientIpOf: () => '192.0.2.1',
    report: (fault) => faults.push(fault),
  });
  return new Hono().route('/auth/v1', auth).route('/rest/v1', rest);
};
const connect = (app: Hono, key = PUBLISHABLE) =>
  createClient(ORIGIN, key, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: { fetch: async (input, init) => app.request(String(input), init) },
  });

test('the official client signs in and reads through this server', async () => {
  const client = connect(createSite());
  const { data, error } = await client.auth.signInWithPassword({
    email: 'emile@exemple.fr',
    password: 'cheval-pile-agrafe',
  });
  expect(error).toBeNull();
  expect(data.user?.email).toBe('emile@exemple.fr');
  expect(JSON.parse(fake.received[0]?.body ?? '')).toMatchObject({ email: 'emile@exemple.fr' });

  const list = await client
    .from('clients')
    .select('name', { count: 'exact' })
    .order('name')
    .range(0, 1);
  expect(list).toMatchObject({ status: 206, count: 3, data: [{ name: 'Atelier Dupont' }, {}] });
  expect(fake.received[1]?.headers).toMatchObject({
    apikey: PUBLISHABLE,
    authorization: `Bearer ${ACCESS}`,
    prefer: 'count=exact',
    'x-forwarded-for': '192.0.2.1',
  });
});

test('refusals come back as they are', async () => {
  const client = connect(createSite());
  expect((await client.auth.resetPasswordForEmail('emile@exemple.fr')).error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
  });
  expect(await client.from('clients').insert({ name: 'x' })).toMatchObject({
    status: 403,
    error: { code: '42501' },
  });
});

test('a link is followed by the browser, not by this server', async () => {
  const answer = await createSite().request('/auth/v1/verify?token=pkce_1&type=signup');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('https://www.exemple.fr/?code=1');
});

test('connection headers, cookies and referrers are forwarded in neither direction', async () => {
  const answer = await createSite().request('/rest/v1/clients', {
    method: 'POST',
    body: '{}',
    headers: {
      apikey: PUBLISHABLE,
      Cookie: 'session=1',
      Referer: 'https://www.exemple.fr/dossier?n=1',
      Origin: ORIGIN,
      Connection: 'X-Secret-Of-Hop',
      'X-Secret-Of-Hop': '1',
      'X-Forwarded-For': '203.0.113.66',
      'Content-Type': 'application/json',
    },
  });
  const [received] = fake.received;
  for (const name of ['cookie', 'referer', 'origin', 'x-secret-of-hop'])
    expect(received?.headers[name], name).toBeUndefined();
  expect(received?.headers['x-forwarded-for']).toBe('192.0.2.1');
  for (const name of ['set-cookie', 'keep-alive', 'server'])
    expect(answer.headers.get(name), name).toBeNull();
  expect(answer.headers.get('proxy-status')).toBe('PostgREST; error=42501');
});

test('the operator’s own programs may use the secret key, a browser never', async () => {
  const app = createSite();
  expect((await connect(app, SECRET).auth.admin.listUsers({ page: 1 })).data.users).toHaveLength(1);
  const sentBefore = fake.received.length;
  const older = tokenOf({ role: 'service_role', iss: 'supabase' });
  const browser = { 'User-Agent': 'Mozilla/5.0', Origin: ORIGIN };
  const tries: Record<string, string>[] = [
    { apikey: SECRET },
    { apikey: PUBLISHABLE, Authorization: `Bearer ${SECRET}` },
    { apikey: PUBLISHABLE, Authorization: `Bearer ${older}` },
    { apikey: older },
    { apikey: 'sb_publishable_of_another' },
    {},
  ];
  for (const headers of tries) {
    const answer = await app.request('/rest/v1/clients', { headers: { ...browser, ...headers } });
    expect(answer.status, JSON.stringify(headers)).toBe(401);
  }
  const byAddress = await app.request(`/auth/v1/verify?apikey=${SECRET}`, { headers: browser });
  expect(byAddress.status).toBe(401);
  const hidden = `/rest/v1/clients?apikey=${PUBLISHABLE}&apikey=${SECRET}`;
  expect((await app.request(hidden, { headers: browser })).status).toBe(401);
  expect(fake.received).toHaveLength(sentBefore);
});

test('guesses are counted here, by address and by account', async () => {
  const app = createSite();
  const guess = () =>
    app.request('/auth/v1/verify', {
      method: 'POST',
      body: '{"type":"signup","token_hash":"x"}',
      headers: { apikey: PUBLISHABLE },
    });
  const statuses = [];
  for (let index = 0; index < 62; index += 1) statuses.push((await guess()).status);
  expect(statuses.slice(0, 60).every((status) => status !== 429)).toBe(true);
  expect(statuses.slice(60)).toEqual([429, 429]);
  expect(fake.received).toHaveLength(60);
});

test('a project that does not answer gives a retryable error without detail', async () => {
  const app = createSite('http://127.0.0.1:9');
  const headers = { apikey: PUBLISHABLE };
  const data = await app.request('/rest/v1/clients', { headers });
  expect(data.status).toBe(503);
  expect(await data.json()).toMatchObject({ code: 'PGRST000' });
  const user = await app.request('/auth/v1/user', { headers });
  expect(user.status).toBe(503);
  expect(await user.json()).toMatchObject({ error_code: 'unreachable' });
  expect(faults).toContainEqual({ event: 'upstream_fault', code: expect.any(String) });
});
