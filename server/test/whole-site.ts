import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { type Context, Hono } from 'hono';
import { afterAll } from 'vitest';
import type { Database } from '#app/data/account/database.generated.ts';
import { createApp } from '#server/app.ts';
import type { AuthEmail } from '#server/backend/auth/protocol/auth-emails.ts';
import { openBackend } from '#server/backend/open-backend.ts';
import { createStorage, lastEmail, ORIGIN, PASSWORD, readLink } from './auth-site.ts';
import { keepCookies } from './browsers/keep-cookies.ts';
import { silentOperator } from './silent-operator.ts';
import { createTestDatabase } from './test-database.ts';

type Choices = { rateFactor?: number; clientIpOf?: (context: Context) => string };
type Options = SupabaseClientOptions<'public'>['auth'] & {
  key?: string;
  fetch?: typeof globalThis.fetch;
};

/** The deployed server on its own database, with the official client; messages are collected. */
export async function openWholeSite({
  rateFactor = 1000,
  clientIpOf = () => '192.0.2.1',
}: Choices = {}) {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'facturier-site-'));
  const clientDirectory = join(folder, 'client');
  mkdirSync(clientDirectory);
  const authEmails: AuthEmail[] = [];
  const faults: unknown[] = [];
  const backend = await openBackend({
    project: null,
    databaseUrl: database.url,
    dataDirectory: folder,
    site: { origin: ORIGIN, redirects: [] },
    issuer: `${ORIGIN}/auth/v1`,
    isSignUpOpen: true,
    providers: [],
    captcha: null,
    rateFactor,
    sendEmail: (email) => {
      authEmails.push(email);
      return Promise.resolve();
    },
    clientIpOf,
    report: (fault) => faults.push(fault),
    ...silentOperator,
  });
  afterAll(async () => {
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const app = createApp({
    clientDirectory,
    backend,
    functions: new Hono(),
    outbox: null,
    emailPages: new Hono(),
    health: new Hono(),
    onIssued: () => undefined,
    onEntered: () => undefined,
    clientIpOf,
    siteOrigin: null,
    chatId: null,
    deployment: {},
    log: () => undefined,
  });
  const request = (input: RequestInfo | URL, init?: RequestInit) =>
    Promise.resolve(app.request(input instanceof URL ? input.href : input, init));
  const connect = ({ key = backend.publishableKey, fetch = request, ...auth }: Options = {}) =>
    createClient<Database>(ORIGIN, key, {
      auth: {
        autoRefreshToken: false,
        storage: createStorage(),
        detectSessionInUrl: false,
        ...auth,
      },
      global: { fetch: keepCookies(fetch) },
    });
  const signUp = async (email: string, options?: Options) => {
    const client = connect(options);
    await client.auth.signUp({ email, password: PASSWORD });
    const { token_hash } = readLink(lastEmail(authEmails, email));
    const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'signup' });
    if (error || !data.user || !data.session) throw error ?? new Error('Nobody');
    return { client, id: data.user.id, token: data.session.access_token, session: data.session };
  };
  return { ...database, app, backend, authEmails, faults, request, connect, signUp };
}
