import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import type { Fault } from '#server/backend/fault.ts';
import type { Caller } from '#server/backend/postgres/act-as.ts';
import { readCatalogue } from '#server/backend/rest/catalogue.ts';
import { createRest } from '#server/backend/rest/create-rest.ts';
import { createTestDatabase } from './test-database.ts';

/** `/rest/v1` alone after the SQL of `prepare`; a token is the user id, or « anon ». */
export async function createDataSite(prepare = '') {
  const { gateway, owner } = await createTestDatabase();
  await owner.query(prepare);
  const faults: Fault[] = [];
  const app = new Hono().route(
    '/rest/v1',
    createRest({
      gateway,
      report: (fault) => faults.push(fault),
      clientIpOf: () => '192.0.2.1',
      catalogue: await readCatalogue(gateway),
      readCaller: (request) =>
        Promise.resolve(
          callerOf(request.headers.get('Authorization')?.slice('Bearer '.length) ?? ''),
        ),
    }),
  );
  const connect = (token: string) =>
    createClient('http://localhost', token, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async (input, init) => app.request(new Request(input, init)),
        headers: { Authorization: `Bearer ${token}` },
      },
    });
  const ask = (token: string, path: string, { headers, ...init }: RequestInit = {}) =>
    app.request(`/rest/v1${path}`, {
      ...init,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...Object.fromEntries(new Headers(headers)),
      },
    });
  return { app, gateway, owner, connect, ask, faults };
}

function callerOf(token: string): Caller {
  if (token === 'anon') return { role: 'anon', claims: { role: 'anon' } };
  return { role: 'authenticated', claims: { sub: token, role: 'authenticated' } };
}
