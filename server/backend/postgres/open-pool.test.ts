import type { Pool, PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { codeOf, isUnreachable } from '#server/backend/fault.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { openPool } from './open-pool.ts';

const { access, owner } = await createTestDatabase();

function open(max: number, waitMs?: number) {
  const pool = openPool({ ...access.config('gateway'), max }, waitMs);
  onTestFinished(() => pool.end());
  return pool;
}
/** Waits for a connection however slow PostgreSQL is here. */
async function connectInPeace(pool: Pool): Promise<PoolClient> {
  const waitMs = pool.options.connectionTimeoutMillis;
  pool.options.connectionTimeoutMillis = 60_000;
  const client = await pool.connect();
  pool.options.connectionTimeoutMillis = waitMs;
  return client;
}
const readPid = 'select pg_backend_pid() as pid';

test('a request that gets no connection in time is refused, and served once one is free', async () => {
  const pool = open(1, 100);
  const held = await connectInPeace(pool);
  const refusal = await pool.query('select 1').catch((error: unknown) => error);
  expect([isUnreachable(refusal), codeOf(refusal)]).toEqual([true, 'no_connection']);
  held.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a request that waits less than that gets its turn', async () => {
  const pool = open(1, 60_000);
  const held = await pool.connect();
  const waiting = [1, 2, 3].map((n) => pool.query('select $1::int as n', [n]));
  held.release();
  expect((await Promise.all(waiting)).map(({ rows }) => rows[0].n)).toEqual([1, 2, 3]);
});

test('a connection that breaks while idle is replaced silently', async () => {
  const pool = open(1);
  const { rows } = await pool.query(readPid);
  await owner.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await expect.poll(() => pool.totalCount, { timeout: 10_000 }).toBe(0);
  expect((await pool.query(readPid)).rows[0].pid).not.toBe(rows[0].pid);
});

test('one that breaks in use fails its statement, and the next request gets another', async () => {
  const pool = open(1);
  const client = await pool.connect();
  const { rows } = await client.query(readPid);
  const asked = client.query('select pg_sleep(60)').catch((error: unknown) => error);
  await expect
    .poll(
      async () =>
        (await owner.query('select pg_terminate_backend($1) as ended', [rows[0].pid])).rows,
    )
    .toEqual([{ ended: true }]);
  expect(isUnreachable(await asked)).toBe(true);
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
