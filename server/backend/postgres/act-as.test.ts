import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/test/test-database.ts';
import { actAs, type Caller, readAs } from './act-as.ts';

const { gateway } = await createTestDatabase();

const someone: Caller = {
  role: 'authenticated',
  claims: {
    sub: '8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0001',
    role: 'authenticated',
    email: "o'neil@exemple.fr",
  },
};

test('a statement runs as its caller, whom SQL knows', async () => {
  const { rows } = await actAs(gateway, someone, (client) =>
    client.query(
      'select current_user as role, auth.uid() as uid, auth.role() as claimed, auth.email() as email',
    ),
  );
  expect(rows).toEqual([
    {
      role: 'authenticated',
      uid: someone.claims.sub,
      claimed: 'authenticated',
      email: "o'neil@exemple.fr",
    },
  ]);
});

test('nothing of a caller is left for the next one, even after a failure', async () => {
  await expect(actAs(gateway, someone, (client) => client.query('select 1 / 0'))).rejects.toThrow(
    'division',
  );
  const { rows } = await gateway.query(
    "select current_user as role, current_setting('request.jwt.claims', true) as claims",
  );
  expect(rows[0]).toMatchObject({ role: 'gateway' });
  expect(rows[0].claims || '').toBe('');
});

test('the connection of requests owns nothing and can become nobody else', async () => {
  await expect(gateway.query('select * from auth.users')).rejects.toThrow('permission denied');
  await expect(gateway.query('set role postgres')).rejects.toThrow('permission denied');
  await expect(gateway.query('set role auth_service')).rejects.toThrow('permission denied');
  await expect(gateway.query('create table public.mine ()')).rejects.toThrow('permission denied');
});

test('a caller reads no account, whoever it is', async () => {
  for (const role of ['anon', 'authenticated', 'service_role'] as const)
    await expect(
      actAs(gateway, { role, claims: {} }, (client) => client.query('select * from auth.users')),
    ).rejects.toThrow('permission denied');
});

test('claims are a value, whatever they hold', async () => {
  const claims = { sub: someone.claims.sub, note: "'; drop schema auth cascade; --", back: '\\' };
  const { rows } = await actAs(gateway, { role: 'anon', claims }, (client) =>
    client.query('select auth.jwt() as jwt'),
  );
  expect(rows).toEqual([{ jwt: claims }]);
});

test('a statement that never ends is ended', async () => {
  const start = performance.now();
  await expect(
    actAs(gateway, someone, (client) => client.query('select pg_sleep(60)')),
  ).rejects.toThrow('statement timeout');
  expect(performance.now() - start).toBeLessThan(30_000);
});

test('what only reads is sent at once, changes nothing and leaves nothing behind', async () => {
  const read = (text: string, values: unknown[] = []) => readAs(gateway, someone, { text, values });
  expect(
    await read('select current_user as role, auth.uid() as uid, $1::int as value', [3]),
  ).toEqual([{ role: 'authenticated', uid: someone.claims.sub, value: 3 }]);
  await expect(read('create temp table mine ()')).rejects.toThrow('read-only transaction');
  await expect(read('select 1 / 0')).rejects.toThrow('division');
  await expect(read('select $1::int', ['x'])).rejects.toThrow('invalid input syntax');
  const { rows } = await gateway.query(
    "select current_user as role, current_setting('request.jwt.claims', true) as claims",
  );
  expect(rows[0]).toMatchObject({ role: 'gateway' });
  expect(rows[0].claims || '').toBe('');
});

test('where a transaction cannot begin for its caller, nothing is read', async () => {
  const nobody = { role: 'postgres', claims: {} } as unknown as Caller; // what no token gives
  await expect(
    readAs(gateway, nobody, { text: 'select name from public.clients', values: [] }),
  ).rejects.toThrow('permission denied to set role');
  expect((await gateway.query('select current_user as role')).rows).toEqual([{ role: 'gateway' }]);
});

test('interleaved callers never see one another', async () => {
  const seen = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const sub = `8a0e3c3e-6d0c-4a43-9d0c-${String(index).padStart(12, '0')}`;
      const caller: Caller = { role: 'authenticated', claims: { sub } };
      const text = 'select auth.uid() as uid';
      const { rows } = await actAs(gateway, caller, (client) => client.query(text));
      const [read] = await readAs(gateway, caller, { text, values: [] });
      return rows[0].uid === sub && read?.uid === sub;
    }),
  );
  expect(seen.every(Boolean)).toBe(true);
});
