import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { keepCookies } from '#server/test/browsers/keep-cookies.ts';
import { silentOperator } from '#server/test/silent-operator.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import type { AuthEmail } from './auth/protocol/auth-emails.ts';
import type { Fault } from './fault.ts';
import { openBackend } from './open-backend.ts';

const ORIGIN = 'https://www.exemple.fr';
const PASSWORD = 'cheval-pile-agrafe';
const { url: databaseUrl, owner } = await createTestDatabase();
const authEmails: AuthEmail[] = [];
const faults: Fault[] = [];

/** One browser talks to both servers. */
const cookies = new Map<string, string>();
/** A server that shares no folder with the others. */
const startReplica = async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'facturier-replica-'));
  const { auth, rest, way, publishableKey, capabilities, countPools, stop } = await openBackend({
    project: null,
    databaseUrl,
    dataDirectory,
    site: { origin: ORIGIN, redirects: [] },
    issuer: `${ORIGIN}/auth/v1`,
    isSignUpOpen: true,
    providers: [],
    captcha: null,
    rateFactor: 1,
    sendEmail: (email) => {
      authEmails.push(email);
      return Promise.resolve();
    },
    clientIpOf: () => '192.0.2.1',
    report: (fault) => faults.push(fault),
    ...silentOperator,
  });
  onTestFinished(async () => {
    await stop();
    rmSync(dataDirectory, { recursive: true });
  });
  const app = new Hono().route('/auth/v1', auth).route('/rest/v1', rest);
  const connect = (accessToken?: string) =>
    createClient(ORIGIN, publishableKey, {
      auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
      global: {
        fetch: keepCookies(async (input, init) => app.request(String(input), init), cookies),
      },
      ...(accessToken && { accessToken: async () => accessToken }),
    });
  return { way, publishableKey, capabilities, countPools, connect };
};

test('a project that does not answer does not prevent the server from starting, and checks nothing yet', async () => {
  const { way, capabilities, stop } = await openBackend({
    project: { url: 'http://127.0.0.1:9', publishableKey: 'sb_p', secretKey: 'sb_s' },
    databaseUrl: null,
    dataDirectory: '',
    site: { origin: ORIGIN, redirects: [] },
    issuer: `${ORIGIN}/auth/v1`,
    isSignUpOpen: true,
    providers: [],
    captcha: null,
    rateFactor: 1,
    sendEmail: () => Promise.resolve(),
    clientIpOf: () => '192.0.2.1',
    report: () => undefined,
    ...silentOperator,
  });
  onTestFinished(stop);
  expect(way).toBe('supabase');
  expect(capabilities()).toMatchObject({ recoveryCodes: false, passwordProof: 'none' });
});

test('a session opened on one server is known to the others, and ends on all of them', async () => {
  const [one, other] = await Promise.all([startReplica(), startReplica()]);
  expect([one.way, other.way]).toEqual(['postgres', 'postgres']);
  expect(other.publishableKey).toBe(one.publishableKey);
  expect(one.capabilities()).toEqual({
    recoveryCodes: true,
    passwordProof: 'any',
    addressProof: 'any',
    endsAtOnce: true,
  });

  const client = one.connect();
  await client.auth.signUp({ email: 'emile@exemple.fr', password: PASSWORD });
  const [email] = authEmails;
  if (!email || !('url' in email)) throw new Error('No link');
  const token_hash = new URL(email.url).searchParams.get('token_hash') ?? '';
  const { data } = await other.connect().auth.verifyOtp({ token_hash, type: 'signup' });
  const token = data.session?.access_token ?? '';

  const elsewhere = one.connect(token).from('clients');
  expect((await elsewhere.insert({ name: 'Atelier' })).error).toBeNull();
  const seen = await other.connect(token).from('clients').select('name');
  expect(seen.data).toEqual([{ name: 'Atelier' }]);

  const signedIn = one.connect();
  await signedIn.auth.signInWithPassword({ email: 'emile@exemple.fr', password: PASSWORD });
  await signedIn.auth.signOut({ scope: 'global' });
  expect((await other.connect(token).from('clients').select('name')).status).toBe(401);
  expect(faults).toEqual([]);
});

test('a guess counts wherever it is made', async () => {
  const replicas = await Promise.all([startReplica(), startReplica()]);
  const codes = [];
  for (let guess = 0; guess < 21; guess += 1) {
    const client = replicas[guess % 2]?.connect();
    const given = { email: 'visee@exemple.fr', password: `essai numéro ${guess}` };
    codes.push((await client?.auth.signInWithPassword(given))?.error?.code);
  }
  expect(new Set(codes.slice(0, 20))).toEqual(new Set(['invalid_credentials']));
  expect(codes[20]).toBe('over_request_rate_limit');
});

test('requests that wait for their share of the connections are counted among those that wait', async () => {
  const { countPools, connect } = await startReplica();
  const countGateway = () => countPools().find(({ name }) => name === 'gateway');
  const holder = await owner.connect();
  try {
    await holder.query('begin; lock table public.clients in access exclusive mode');
    const visitor = connect();
    const asked = Promise.all(
      Array.from({ length: 6 }, async () => await visitor.from('clients').select('name')),
    );
    await expect.poll(countGateway, { timeout: 5_000 }).toMatchObject({ used: 4, waiting: 2 });
    await holder.query('rollback');
    await asked;
  } finally {
    holder.release();
  }
  expect(countGateway()).toMatchObject({ waiting: 0 });
});
