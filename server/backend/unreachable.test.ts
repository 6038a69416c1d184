import { Hono } from 'hono';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestSite, ORIGIN } from '#server/test/auth-site.ts';
import type { Fault } from './fault.ts';
import { createReadCaller } from './keys/read-caller.ts';
import { readCatalogue } from './rest/catalogue.ts';
import { createRest } from './rest/create-rest.ts';

const faults: Fault[] = [];
const report = (fault: Fault) => faults.push(fault);
/** Of a database that is not there. */
const nowhere = new Pool({ host: '/nonexistent' });
afterAll(() => nowhere.end());
const site = await createTestSite({ report });
const broken = await createTestSite({
  accounts: nowhere,
  report,
  keys: site.keys,
  tokens: site.tokens,
});
const now = () => new Date();
const rest = createRest({
  gateway: nowhere,
  catalogue: await readCatalogue(site.gateway),
  readCaller: createReadCaller({ keys: site.keys, tokens: site.tokens, now }),
  report,
});

test('while the database is away, a session is kept and clients try again', async () => {
  const { session } = await site.join('absente@exemple.fr');
  const client = broken.connect({}, site.keys.publishable);
  const { error } = await client.auth.refreshSession({ refresh_token: session.refresh_token });
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
});

test('data says so to visitors and users alike', async () => {
  const { session } = await site.join('donnees@exemple.fr');
  const app = new Hono().route('/rest/v1', rest);
  for (const bearer of [site.keys.publishable, session.access_token]) {
    const answer = await app.request(`${ORIGIN}/rest/v1/clients?select=name`, {
      headers: { apikey: site.keys.publishable, Authorization: `Bearer ${bearer}` },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'PGRST001' });
  }
  expect(faults).toContainEqual({ event: 'rest_fault', code: 'ENOENT' });
});
