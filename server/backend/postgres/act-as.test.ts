import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { actAs, type Caller } from './act-as.ts';
import type { Row } from './exchange.ts';

const { gateway, owner } = await createTestDatabase();

const someone: Caller = {
  role: 'authenticated',
  claims: {
    sub: '8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0001',
    role: 'authenticated',
    email: "o'neil@exemple.fr",
  },
};
const all = (rows: Row[]) => rows;
const read = (text: string, values: string[] = [], caller = someone, longestMs?: number) =>
  actAs(gateway, caller, { statement: { text, values }, isReadOnly: true, longestMs, check: all });
const write = (text: string, values: string[] = [], caller = someone, longestMs?: number) =>
  actAs(gateway, caller, { statement: { text, values }, isReadOnly: false, longestMs, check: all });
const ways = [read, write];

test('a statement runs as its caller, whom SQL knows', async () => {
  for (const run of ways)
    expect(
      await run('select current_user, auth.uid(), auth.role(), auth.email(), $1::int', ['3']),
    ).toEqual([['authenticated', someone.claims.sub, 'authenticated', "o'neil@exemple.fr", '3']]);
});

test('nothing of a caller is left for the next one, even after a failure', async () => {
  for (const run of ways) {
    await run('select 1');
    await expectNothingLeft();
    await expect(run('select 1 / 0')).rejects.toThrow('division');
    await expectNothingLeft();
    await expect(run('select $1::int', ['x'])).rejects.toThrow('invalid input syntax');
    await expectNothingLeft();
  }
});

test('the connection of requests owns nothing and can become nobody else', async () => {
  await expect(gateway.query('select * from auth.users')).rejects.toThrow('permission denied');
  await expect(gateway.query('set role postgres')).rejects.toThrow('permission denied');
  await expect(gateway.query('set role auth_service')).rejects.toThrow('permission denied');
  await expect(gateway.query('create table public.mine ()')).rejects.toThrow('permission denied');
  await expect(gateway.query('create table auth.mine ()')).rejects.toThrow('permission denied');
});

test('a caller reads no account, whoever it is', async () => {
  for (const role of ['anon', 'authenticated', 'service_role'] as const)
    for (const run of ways)
      await expect(run('select * from auth.users', [], { role, claims: {} })).rejects.toThrow(
        'permission denied',
      );
});

test('no statement of a user is compiled, whatever it seems to cost', async () => {
  const jit = "select current_setting('jit')";
  const { rows } = await owner.query("select current_setting('jit') as usual");
  for (const run of ways) {
    expect(await run(jit, [], someone)).toEqual([['off']]);
    expect(await run(jit, [], { role: 'anon', claims: {} })).toEqual([['off']]);
    expect(await run(jit, [], { role: 'service_role', claims: {} })).toEqual([[rows[0].usual]]);
  }
});

test('claims are a value, whatever they hold', async () => {
  const claims = { sub: someone.claims.sub, note: "'; drop schema auth cascade; --", back: '\\' };
  const [row] = await read('select auth.jwt()', [], { role: 'anon', claims });
  expect(JSON.parse(String(row?.[0]))).toEqual(claims);
});

test('a statement that never ends is ended: a read of users after two seconds, others after eight', async () => {
  const timeout = "select current_setting('statement_timeout')";
  const visitor: Caller = { role: 'anon', claims: {} };
  const server: Caller = { role: 'service_role', claims: {} };
  const sub = await insertUser(owner);
  await owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [sub]);
  const administrator: Caller = { role: 'authenticated', claims: { sub } };
  for (const caller of [someone, visitor]) {
    expect(await read(timeout, [], caller)).toEqual([['2s']]);
    expect(await write(timeout, [], caller)).toEqual([['8s']]);
  }
  for (const caller of [administrator, server])
    for (const run of ways) expect(await run(timeout, [], caller)).toEqual([['8s']]);
  expect(await read(timeout, [], someone, 5000)).toEqual([['5s']]);
  for (const run of ways) {
    const endless = run('select pg_sleep(3600)', [], someone, 50);
    await expect(endless).rejects.toThrow('statement timeout');
    await expectNothingLeft();
  }
});

test('what only reads changes nothing', async () => {
  await expect(read('create temp table mine ()')).rejects.toThrow('read-only transaction');
  await expect(read("select set_config('transaction_read_only', 'off', true)")).rejects.toThrow(
    'read-write mode',
  );
});

test('a change that is checked and refused is undone, one that is not stays', async () => {
  const sub = await insertUser(owner);
  const caller: Caller = { role: 'authenticated', claims: { sub, role: 'authenticated' } };
  const add = (name: string, check: (rows: Row[]) => unknown) =>
    actAs(gateway, caller, {
      statement: { text: 'insert into clients (name) values ($1) returning name', values: [name] },
      isReadOnly: false,
      check,
    });
  const refuse = () => {
    throw new Error('Not that one');
  };
  await expect(add('perdu', refuse)).rejects.toThrow('Not that one');
  expect(await add('gardé', ([row]) => row?.[0])).toBe('gardé');
  expect(await read('select name from clients', [], caller)).toEqual([['gardé']]);
});

test('where a transaction cannot begin for its caller, nothing runs', async () => {
  const nobody = { role: 'postgres', claims: {} } as unknown as Caller; // given by no token
  for (const run of ways)
    await expect(run('select name from public.clients', [], nobody)).rejects.toThrow(
      'permission denied to set role',
    );
  await expectNothingLeft();
});

test('a session that is over runs nothing, and undoes nothing of others', async () => {
  const [sub, other] = [await insertUser(owner), await insertUser(owner)];
  const session_id = randomUUID();
  const caller: Caller = { role: 'authenticated', claims: { sub, session_id } };
  const add = () => write("insert into clients (name) values ('Zoé')", [], caller);
  await expect(add()).rejects.toMatchObject({ code: 'PT401' });
  await owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session_id, sub]);
  await add();
  const ofAnother: Caller = { role: 'authenticated', claims: { sub: other, session_id } };
  await expect(read('select 1', [], ofAnother)).rejects.toMatchObject({ code: 'PT401' });
  for (const [text, isOpen] of [
    ["update auth.sessions set not_after = now() - interval '1 second'", false],
    ["update auth.sessions set not_after = now() + interval '1 hour'", true],
    ["update auth.users set banned_until = now() + interval '1 hour'", false],
    ["update auth.users set banned_until = now() - interval '1 second'", true],
    ['update auth.users set deleted_at = now()', false],
    ['update auth.users set deleted_at = null', true],
    ['delete from auth.sessions', false],
  ] as const) {
    await owner.query(`${text} where id in ($1, $2)`, [session_id, sub]);
    const asked = read('select name from clients', [], caller);
    if (isOpen) expect(await asked, text).toEqual([['Zoé']]);
    else await expect(asked, text).rejects.toMatchObject({ code: 'PT401' });
  }
});

test('the session of a password alone reads and writes nothing of who has a second factor', async () => {
  const sub = await insertUser(owner);
  const [session_id, factorId] = [randomUUID(), randomUUID()];
  const caller: Caller = { role: 'authenticated', claims: { sub, session_id } };
  await owner.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session_id, sub]);
  const ask = () => read('select name from clients', [], caller);
  for (const [text, isOpen] of [
    [
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret) values ('${factorId}', '${sub}', 'totp', 'unverified', 's')`,
      true,
    ],
    [`update auth.mfa_factors set status = 'verified' where id = '${factorId}'`, false],
    [`update auth.sessions set aal = 'aal2' where id = '${session_id}'`, true],
    [`update auth.sessions set aal = 'aal1' where id = '${session_id}'`, false],
    [`delete from auth.mfa_factors where id = '${factorId}'`, true],
  ] as const) {
    await owner.query(text);
    if (isOpen) expect(await ask(), text).toEqual([]);
    else await expect(ask(), text).rejects.toMatchObject({ code: 'PT403' });
  }
});

test('an administrator acts as one from the moment that the table says so, and no longer', async () => {
  const sub = await insertUser(owner);
  const caller: Caller = { role: 'authenticated', claims: { sub, role: 'authenticated' } };
  const expectRole = async (role: string) => {
    for (const run of ways)
      expect(await run('select current_user, auth.uid()', [], caller)).toEqual([[role, sub]]);
    await expectNothingLeft();
  };
  await expectRole('authenticated');
  await owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [sub]);
  await expectRole('administrator');
  for (const role of ['anon', 'service_role'] as const)
    expect(await read('select current_user', [], { role, claims: { sub } })).toEqual([[role]]);
  await owner.query('delete from user_roles where user_id = $1', [sub]);
  await expectRole('authenticated');
});

test('claims make nobody an administrator, and no caller becomes another', async () => {
  const sub = await insertUser(owner);
  const claims = { sub, role: 'administrator', app_metadata: { role: 'administrator' } };
  expect(await read('select current_user', [], { role: 'authenticated', claims })).toEqual([
    ['authenticated'],
  ]);
  const text = 'select auth.role_of($1, $2)';
  for (const role of ['anon', 'authenticated', 'service_role'] as const)
    await expect(read(text, ['authenticated', sub], { role, claims })).rejects.toThrow(
      'permission denied for function',
    );
});

test('no caller can ask whether a session is open', async () => {
  for (const role of ['anon', 'authenticated', 'service_role'] as const)
    await expect(
      read('select auth.require_session(null, null)', [], { role, claims: {} }),
    ).rejects.toThrow('permission denied for function');
});

test('a right that is taken back is gone at once, whatever was prepared with it', async () => {
  const server: Caller = { role: 'service_role', claims: {} };
  const list = () => read('select email from leads', [], server);
  for (let times = 0; times < 8; times += 1) await list();
  await owner.query('revoke select on leads from service_role');
  await expect(list()).rejects.toThrow('permission denied');
  await owner.query('grant select on leads to service_role');
  expect(await list()).toEqual([]);
});

test('a connection that ends under a request fails that request alone', async () => {
  for (const run of ways) {
    const endless = run('select pg_sleep(3600)', [], someone, HOUR_MS);
    const ended = expect(endless).rejects.toThrow('terminating connection');
    const end = () => owner.query(END_SLEEP);
    await expect.poll(async () => (await end()).rows, { timeout: 30_000 }).toHaveLength(1);
    await ended;
    expect(await run('select 1')).toEqual([['1']]);
  }
});

test('interleaved callers never see one another', async () => {
  const seen = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const sub = `8a0e3c3e-6d0c-4a43-9d0c-${String(index).padStart(12, '0')}`;
      const caller: Caller = { role: 'authenticated', claims: { sub } };
      const text = 'select auth.uid()';
      const [[written], [known]] = [await write(text, [], caller), await read(text, [], caller)];
      return written?.[0] === sub && known?.[0] === sub;
    }),
  );
  expect(seen.every(Boolean)).toBe(true);
});

async function expectNothingLeft(): Promise<void> {
  const { rows } = await gateway.query(
    `select current_user as role, current_setting('request.jwt.claims', true) as claims,
       current_setting('statement_timeout') as timeout, current_setting('transaction_read_only') as read_only`,
  );
  expect(rows).toEqual([{ role: 'gateway', claims: '', timeout: '0', read_only: 'off' }]);
}

const HOUR_MS = 3_600_000;
const END_SLEEP = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query = 'select pg_sleep(3600)' and state = 'active'`;
