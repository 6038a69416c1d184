import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { readPlatform } from '#server/backend/postgres/platform/read-platform.ts';
import { readMigrations } from '#server/backend/postgres/read-migrations.ts';
import { insertUser } from '#server/test/people.ts';
import { createEmptyDatabase, createTestDatabase } from '#server/test/test-database.ts';

// On a hosted project, the role of a request is that of its token, which may be older than what
// user_roles says now.
const { owner } = await createTestDatabase();
const [someone, other] = [await insertUser(owner), await insertUser(owner)];
await owner.query(
  "insert into clients (user_id, name) select unnest($1::uuid[]), 'Cycles Garance'",
  [[someone, other]],
);
await owner.query("insert into leads (email) values ('visiteur@exemple.fr')");

test('a token that says « administrator » opens all while the table says so, then one’s own only', async () => {
  const add = "insert into clients (name) values ('Zoé') returning user_id";
  expect(await asAdministrator(someone, 'select user_id from clients')).toEqual([
    { user_id: someone },
  ]);
  expect(await asAdministrator(someone, 'select email from leads')).toEqual([]);
  await makeAdmin(someone);
  expect(await asAdministrator(someone, 'select user_id from clients')).toHaveLength(2);
  expect(await asAdministrator(someone, 'select email from leads')).toHaveLength(1);
  expect(await asAdministrator(someone, add)).toEqual([{ user_id: someone }]);
  expect(
    await asAdministrator(someone, "update clients set name = 'Pirate' returning user_id"),
  ).not.toContainEqual({ user_id: other });
  expect(
    await asAdministrator(someone, 'delete from clients returning user_id'),
  ).not.toContainEqual({ user_id: other });
  await owner.query('delete from user_roles');
  expect(await asAdministrator(other, 'select user_id from clients')).toEqual([{ user_id: other }]);
});

test('the role is that of an ordinary user and nothing more: no account, no table of the server', async () => {
  await makeAdmin(other);
  for (const text of [
    'select * from auth.users',
    'select * from private.account_purges',
    'select * from private.purge_due_account()',
    "insert into user_roles (user_id, role) values (auth.uid(), 'admin')",
    "insert into leads (email) values ('a@b.fr')",
    'delete from profiles',
  ])
    await expect(asAdministrator(other, text), text).rejects.toThrow('permission denied');
  expect(await asAdministrator(other, 'select * from document_contents')).toEqual([]);
  const { rows } = await owner.query(
    `select rolcanlogin or rolbypassrls or rolcreaterole or rolsuper as is_more,
       array(select distinct roleid::regrole::text from pg_auth_members where member = pg_roles.oid) as "memberOf"
     from pg_roles where rolname = 'administrator'`,
  );
  expect(rows).toEqual([{ is_more: false, memberOf: ['authenticated'] }]);
  await owner.query('delete from user_roles');
});

test('on a hosted project, who answers requests becomes an administrator, and who signs tokens writes it', async () => {
  const hosted = await (await createEmptyDatabase()).owner.connect();
  onTestFinished(async () => {
    // Roles belong to the whole server: roll back.
    await hosted.query('rollback');
    hosted.release();
  });
  await hosted.query('begin');
  await hosted.query(
    'create role authenticator login noinherit; create role supabase_auth_admin login noinherit',
  );
  await hosted.query(readPlatform());
  for (const { text } of readMigrations('supabase/migrations')) await hosted.query(text);
  const become = async (user: string, ...texts: string[]) => {
    await hosted.query('savepoint start');
    await hosted.query(`set local session authorization ${user}`);
    try {
      for (const text of texts) await hosted.query(text);
    } finally {
      await hosted.query('rollback to start');
    }
  };
  await become('authenticator', 'set local role administrator', 'select email from public.leads');
  await become('supabase_auth_admin', "select private.write_role('{}')");
  await expect(become('supabase_auth_admin', 'select from public.user_roles')).rejects.toThrow(
    'permission denied',
  );
  await expect(become('authenticator', "select private.write_role('{}')")).rejects.toThrow(
    'permission denied',
  );
  const config = readFileSync('supabase/config.toml', 'utf8');
  expect(config).toContain('[auth.hook.custom_access_token]\nenabled = true\n');
  expect(config).toContain('uri = "pg-functions://postgres/private/write_role"\n');
});

test('who signs tokens writes the role of administrators into them, and nothing else', async () => {
  const write = async (event: unknown) =>
    (await owner.query('select private.write_role($1) as event', [event])).rows[0]?.event;
  const event = {
    user_id: someone,
    claims: { sub: someone, role: 'authenticated', aal: 'aal1', app_metadata: { role: 'admin' } },
    authentication_method: 'password',
  };
  expect(await write(event)).toEqual(event);
  await makeAdmin(someone);
  expect(await write(event)).toEqual({
    ...event,
    claims: { ...event.claims, role: 'administrator' },
  });
  const ofAnother = { ...event, user_id: other };
  const anonymous = { ...event, claims: { ...event.claims, role: 'anon' } };
  for (const one of [ofAnother, anonymous, { user_id: someone }])
    expect(await write(one)).toEqual(one);
  await owner.query('delete from user_roles');
  expect(await write(event)).toEqual(event);
  await expect(asAdministrator(someone, "select private.write_role('{}')")).rejects.toThrow(
    'permission denied',
  );
});

/** Runs a statement like PostgREST does for a token. */
async function asAdministrator(sub: string, text: string) {
  const client = await owner.connect();
  try {
    await client.query('begin');
    const claims = JSON.stringify({ sub, role: 'administrator' });
    await client.query(
      "select set_config('role', 'administrator', true), set_config('request.jwt.claims', $1, true)",
      [claims],
    );
    return (await client.query(text)).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function makeAdmin(id: string) {
  await owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [id]);
}
