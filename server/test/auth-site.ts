import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js';
import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type AuthDependencies, createAuth } from '#server/backend/auth/create-auth.ts';
import type { AuthEmail } from '#server/backend/auth/protocol/auth-emails.ts';
import { createLimits } from '#server/backend/auth/protocol/limits.ts';
import { createAccessTokens } from '#server/backend/keys/access-tokens.ts';
import { generateKeys } from '#server/backend/keys/keys.ts';
import { keepCookies } from './browsers/keep-cookies.ts';
import { createTestDatabase } from './test-database.ts';

/**
 * A site with accounts on its own database, reached by the official client; messages are collected.
 */
export async function createTestSite(changes: Partial<AuthDependencies> = {}) {
  const database = await createTestDatabase();
  const keys = await generateKeys();
  const tokens = await createAccessTokens(keys, `${ORIGIN}/auth/v1`);
  const authEmails: AuthEmail[] = [];
  const faults: unknown[] = [];
  // Starts at the real time, which the official client and the database read; only `advance` moves
  // it.
  const clock = { now: new Date(), isQueueBroken: false };
  const auth = createAuth({
    accounts: database.accounts,
    keys,
    tokens,
    sendEmail: (email) => {
      if (clock.isQueueBroken) return Promise.reject(new Error('The outbox is full'));
      authEmails.push(email);
      return Promise.resolve();
    },
    site: { origin: ORIGIN, redirects: ['https://app.exemple.fr/retour'] },
    now: () => clock.now,
    isSignUpOpen: () => true,
    // Generous by default: limits have their own tests.
    limits: createLimits((rule) => new RateLimiterMemory({ ...rule, points: 1000 })),
    untilSteady: () => Promise.resolve(),
    clientIpOf: ({ req }) => req.header('X-Forwarded-For') ?? '192.0.2.1',
    report: (fault) => faults.push(fault),
    ...changes,
  });
  const app = new Hono().route('/auth/v1', auth);
  const request = (input: RequestInfo | URL, init?: RequestInit) =>
    Promise.resolve(app.request(input instanceof URL ? input.href : input, init));
  /** The official client in a new browser, with its cookies. */
  const connect = (
    options: SupabaseClientOptions<'public'>['auth'] = {},
    key = keys.publishable,
    fetch: typeof globalThis.fetch = request,
  ): SupabaseClient =>
    createClient(ORIGIN, key, {
      auth: {
        autoRefreshToken: false,
        persistSession: true,
        storage: createStorage(),
        detectSessionInUrl: false,
        ...options,
      },
      global: { fetch: keepCookies(fetch) },
    });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(`${ORIGIN}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: keys.publishable, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const join = async (email: string, password = PASSWORD) => {
    const client = connect();
    await client.auth.signUp({ email, password });
    const { token_hash } = readLink(lastEmail(authEmails, email));
    const { data, error } = await client.auth.verifyOtp({ token_hash, type: 'signup' });
    if (error || !data.user || !data.session) throw error ?? new Error('Nobody');
    return { client, user: data.user, session: data.session };
  };
  const advance = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000);
  };
  return {
    ...database,
    app,
    keys,
    tokens,
    authEmails,
    faults,
    clock,
    request,
    connect,
    post,
    join,
    advance,
  };
}

export function readLink(email: AuthEmail | undefined): {
  token_hash: string;
  type: string;
  redirect_to: string;
  pathname: string;
} {
  if (!email || !('url' in email)) throw new Error('No link');
  const { searchParams, pathname, origin } = new URL(email.url);
  if (origin !== ORIGIN) throw new Error('A link that leads elsewhere');
  const get = (name: string) => searchParams.get(name) ?? '';
  return {
    token_hash: get('token_hash'),
    type: get('type'),
    redirect_to: get('redirect_to'),
    pathname,
  };
}

export function lastEmail(authEmails: AuthEmail[], to: string): AuthEmail | undefined {
  return authEmails.findLast((email) => email.to === to);
}

export function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => {
      values.set(name, value);
    },
    removeItem: (name: string) => {
      values.delete(name);
    },
  };
}

export const ORIGIN = 'https://facturier.example';
export const PASSWORD = 'cheval-pile-agrafe';
