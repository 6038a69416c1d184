import { once } from 'node:events';
import { createServer } from 'node:net';
import { Hono } from 'hono';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestSite, ORIGIN } from '#server/test/auth-site.ts';
import type { Fault } from './fault.ts';
import { createReadCaller } from './keys/read-caller.ts';
import { openPool } from './postgres/open-pool.ts';
import { readCatalogue } from './rest/catalogue.ts';
import { createRest } from './rest/create-rest.ts';

const site = await createTestSite();
const catalogue = await readCatalogue(site.gateway);

/** Unreachable databases, and the code that the log gives to each. */
const BROKEN: readonly (readonly [string, string, () => Promise<Pool>])[] = [
  ['is not there', 'ENOENT', () => Promise.resolve(openPool({ host: '/nonexistent' }))],
  ['accepts connections and says nothing', 'no_connection', openSilent],
  ['has no connection left', 'no_connection', openTaken],
];

test('while the database is away, sessions are kept and clients retry', async () => {
  const { session } = await site.join('absente@exemple.fr');
  const { broken } = await breakAccounts(openPool({ host: '/nonexistent' }));
  const client = broken.connect({}, site.keys.publishable);
  const { error } = await client.auth.refreshSession({ refresh_token: session.refresh_token });
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
});

test.each(BROKEN)(
  'while the database %s, accounts answer 503 with Retry-After, and the log says why',
  async (...[, code, open]) => {
    const { broken, faults } = await breakAccounts(await open());
    const asked = { email: 'absente@exemple.fr', password: 'cheval-pile-agrafe' };
    const answer = await broken.post('/token?grant_type=password', asked, {
      apikey: site.keys.publishable,
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('1');
    expect(faults).toEqual([{ event: 'auth_fault', code }]);
  },
);

test.each(BROKEN)(
  'while the database %s, data answers 503 with Retry-After to visitors and users alike',
  async (...[, code, open]) => {
    const { session } = await site.join(`${crypto.randomUUID()}@exemple.fr`);
    const faults: Fault[] = [];
    const rest = createRest({
      gateway: await open(),
      catalogue,
      readCaller: createReadCaller({ ...site, now: () => site.clock.now }),
      clientIpOf: () => '192.0.2.1',
      report: (fault) => faults.push(fault),
    });
    const app = new Hono().route('/rest/v1', rest);
    for (const bearer of [site.keys.publishable, session.access_token]) {
      const answer = await app.request(`${ORIGIN}/rest/v1/clients?select=name`, {
        headers: { apikey: site.keys.publishable, Authorization: `Bearer ${bearer}` },
      });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('1');
      expect(await answer.json()).toMatchObject({ code: 'PGRST001' });
    }
    const fault = { event: 'rest_fault', code };
    expect(faults).toEqual([fault, fault]);
  },
);

async function breakAccounts(accounts: Pool) {
  const faults: unknown[] = [];
  const report = (fault: unknown) => faults.push(fault);
  const { keys, tokens } = site;
  return { broken: await createTestSite({ accounts, report, keys, tokens }), faults };
}

async function openSilent(): Promise<Pool> {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return openPool({ host: '127.0.0.1', port }, WAIT_MS);
}

async function openTaken(): Promise<Pool> {
  const pool = openPool({ ...site.access.config('gateway'), max: 1 });
  const held = await pool.connect();
  pool.options.connectionTimeoutMillis = WAIT_MS;
  onTestFinished(async () => {
    held.release();
    await pool.end();
  });
  return pool;
}

const WAIT_MS = 200;
