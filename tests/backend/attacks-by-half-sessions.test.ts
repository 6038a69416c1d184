import type { SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { createTotp } from '#server/backend/auth/factors/enroll.ts';
import { createReadCaller } from '#server/backend/keys/read-caller.ts';
import { readCatalogue } from '#server/backend/rest/catalogue.ts';
import { createRest } from '#server/backend/rest/create-rest.ts';
import { limitBodies } from '#server/middleware/limit-bodies.ts';
import { limitUndoneWrites } from '#server/middleware/limit-writes.ts';
import { createFunctions } from '#server/routes/functions/create-functions.ts';
import { PASSWORD } from '#server/test/auth-site.ts';
import { createFunctionSite } from '#server/test/email/function-site.ts';

// An attacker who knows only the password of an account with a second factor makes every call of
// the official client, against our own server and a hosted project. The data of a hosted project do
// not require an open session.
const site = await createFunctionSite();
const { app, gateway, keys, tokens, owner, env, emails, clock, call } = site;
const catalogue = await readCatalogue(gateway);
const readOwn = createReadCaller({ keys, tokens, now: () => clock.now });
const hostedData = createRest({
  gateway,
  catalogue,
  clientIpOf: () => '192.0.2.1',
  readCaller: async (request) => {
    const caller = await readOwn(request);
    if (caller instanceof Response) return caller;
    const { session_id: _, ...claims } = caller.claims;
    return { ...caller, claims };
  },
});
const hosted = new Hono().route('/rest/v1', hostedData);
const hostedFunctions = createFunctions(
  { ...env, askData: async (request) => hosted.fetch(request) },
  () => '192.0.2.1',
);
hosted.route('/functions/v1', hostedFunctions).route('/', app);

const email = 'deux-facteurs@exemple.fr';
const { client: whole, user } = await site.join(email);
const { client: newcomer } = await site.join('vide@exemple.fr');
await whole.from('clients').insert({ name: 'Zoé' });
await whole.rpc('save_document', {
  p_id: 'a',
  p_draft: { kind: 'devis', issueDate: '2026-11-20' },
  p_raw_texts: {},
  p_summary: {},
  p_base: 0,
});
await owner.query('insert into account_deletions (user_id) values ($1)', [user.id]);
await enrol(whole);

for (const [place, server] of [
  ['our own layer', app],
  ['a hosted project', hosted],
] as const) {
  const half = await signIn(server);
  const isOwn = server === app;

  test(`${place}: a password alone reads no table, and changes none`, async () => {
    const before = await look();
    for (const { name, columns } of catalogue.tables.values()) {
      const [column = ''] = columns.keys();
      const table = half.from(name);
      const read = await table.select('*', { count: 'exact' });
      if (isOwn) expect(read.error, name).toMatchObject(REFUSED);
      else expect(read.data ?? [], name).toEqual([]);
      for (const write of [
        table.insert({ [column]: null }),
        table.upsert({ [column]: null }),
        table
          .update({ [column]: null })
          .not(column, 'is', null)
          .select(column),
        table.delete().not(column, 'is', null).select(column),
      ]) {
        const { data, error } = await write;
        if (isOwn) expect(error, name).toMatchObject(REFUSED);
        else expect([[], null], name).toContainEqual(data);
      }
    }
    expect(await look()).toEqual(before);
  });

  test(`${place}: a password alone gets nothing from the functions of the database`, async () => {
    const empty = await callAll(newcomer);
    const before = await look();
    for (const [name, { data, error }] of await callAll(half)) {
      if (isOwn) expect(error, name).toMatchObject(REFUSED);
      else if (name !== 'get_presence')
        expect([null, [], empty.get(name)?.data], name).toContainEqual(data);
    }
    expect(await look()).toEqual(before);
  });

  test(`${place}: a password alone has no function of the server do anything`, async () => {
    const names = hostedFunctions.routes.map(({ path }) => path.slice(1));
    const before = await look();
    const sent = emails.length;
    for (const name of new Set(names.filter((one) => one !== '*' && !OF_NOBODY.has(one))))
      expect(await call(half, name), name).toMatchObject({ status: 403, body: REFUSED });
    expect(await look()).toEqual(before);
    expect(emails).toHaveLength(sent);
  });
}

test('a password alone changes no account, ends no other session, and sends nothing', async () => {
  const half = await signIn(app);
  const sent = emails.length;
  const refused = [
    half.auth.updateUser({ password: 'un-autre-mot-de-passe' }),
    half.auth.updateUser({ email: 'ailleurs@exemple.fr' }),
    half.auth.updateUser({ data: { name: 'Un autre' } }),
    half.auth.reauthenticate(),
    half.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Un autre' }),
  ];
  for (const { error } of await Promise.all(refused)) expect(error).toMatchObject(REFUSED);
  const { data } = await half.auth.getSession();
  for (const scope of ['others', 'global']) {
    const ended = await app.request(`/auth/v1/logout?scope=${scope}`, {
      method: 'POST',
      headers: {
        apikey: keys.publishable,
        Authorization: `Bearer ${data.session?.access_token}`,
      },
    });
    expect([ended.status, await ended.text()]).toEqual([
      401,
      expect.stringContaining(REFUSED.code),
    ]);
  }
  expect(emails).toHaveLength(sent);
  expect((await whole.auth.getUser()).error).toBeNull();
  expect((await half.auth.signOut({ scope: 'local' })).error).toBeNull();
});

test('writes refused for want of the second factor count for nobody', async () => {
  const half = await signIn(app);
  const { data } = await half.auth.getSession();
  const limited = new Hono()
    .use(limitBodies(() => '192.0.2.1')(1_000_000))
    .use(limitUndoneWrites(new RateLimiterMemory({ points: 50, duration: 3600 })))
    .route('/', app);
  const write = async (token = '', body = '{"name":"x"}') =>
    (
      await limited.request('/rest/v1/clients', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          apikey: keys.publishable,
          Authorization: `Bearer ${token}`,
        },
        body,
      })
    ).status;
  for (let times = 0; times < 5; times += 1)
    expect(await write(data.session?.access_token)).toBe(403);
  const own = (await whole.auth.getSession()).data.session?.access_token;
  expect(await write(own)).toBe(201);
  for (let times = 0; times < 3; times += 1) expect(await write(own, '[{"nom":1}]')).toBe(400);
  expect(await write(own)).toBe(400);
  await whole.from('clients').delete().eq('name', 'x');
});

test('both factors still open all of it', async () => {
  expect((await whole.from('clients').select('name')).data).toEqual([{ name: 'Zoé' }]);
  expect((await whole.rpc('list_changes')).data).toHaveLength(1);
  expect(await call(whole, 'keep-account')).toMatchObject({ body: { was_asked: true } });
});

/** Calls each database function without arguments. */
async function callAll(client: SupabaseClient) {
  const answers = new Map<string, { data: unknown; error: unknown }>();
  for (const [name, routine] of catalogue.routines) {
    const values = routine.parameters.map((parameter) => [parameter.name, null]);
    answers.set(name, await client.rpc(name, Object.fromEntries(values)));
  }
  return answers;
}

async function enrol({ auth }: SupabaseClient): Promise<void> {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
  if (error) throw error;
  const code = createTotp(data.totp.secret).generate({ timestamp: clock.now.getTime() });
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verified.error) throw verified.error;
}

async function signIn(server: Hono): Promise<SupabaseClient> {
  const client = site.connect({}, keys.publishable, async (input, init) =>
    server.request(String(input), init),
  );
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** All rows of the schema, one value per table. */
async function look(): Promise<unknown[]> {
  const { rows } = await owner.query(
    `select relname, md5(query_to_xml(format('select * from public.%I as t order by t::text', relname), true, true, '')::text)
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows;
}

const REFUSED = { code: 'insufficient_aal' };
/** Public, so they ignore the session. */
const OF_NOBODY = new Set(['record-page-vote']);
