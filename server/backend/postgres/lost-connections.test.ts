import { tmpdir } from 'node:os';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isUnreachable } from '#server/backend/fault.ts';
import { silentOperator } from '#server/test/silent-operator.ts';
import { findPostgres, killPostgres, makeDataFolder } from '#server/test/spawned-server.ts';
import { startTcpServer } from '#server/test/start-tcp-server.ts';
import { accessByUrl } from './access.ts';
import { actAs } from './act-as.ts';
import { prepareOurs } from './embedded/prepare-native.ts';
import { connectDatabase, type Database, openDatabase } from './open-database.ts';

const server = { role: 'service_role', claims: {} } as const;

test('our PostgreSQL ends while connections of both pools are held: they are refused, the server goes on', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const database = await openDatabase({ databaseUrl: null, dataDirectory: folder }, silentOperator);
  onTestFinished(database.stop);
  const before = findPostgres(folder);
  await expectRefusals(database, () => Promise.resolve(killPostgres(folder)));
  await expect.poll(() => findPostgres(folder), { timeout: 60_000 }).not.toBe(before);
  await expectAnswer(database);
});

test('a PostgreSQL of DATABASE_URL ends in the same way, and is found again', async () => {
  const { url, stop, restart } = await startTcpServer((await prepareOurs(tmpdir())).folder);
  onTestFinished(stop);
  const database = await connectDatabase(accessByUrl(url));
  onTestFinished(() => database.stop());
  for (const how of ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const) {
    await expectRefusals(database, () => restart(how));
    await expectAnswer(database);
  }
});

/** For each pool: a busy connection, one idle in a transaction, one queried after it broke. */
async function expectRefusals(database: Database, end: () => Promise<void>): Promise<void> {
  const { gateway, accounts } = database;
  const held = await Promise.all([gateway.connect(), accounts.connect()]);
  for (const client of held) await client.query('begin');
  const busy = [
    actAs(gateway, server, {
      statement: { text: 'select pg_sleep(30)', values: [] },
      isReadOnly: true,
      check: () => null,
    }),
    accounts.query('select pg_sleep(30)'),
  ].map((asked) => asked.then(() => null, isUnreachable));
  for (const pool of [gateway, accounts])
    await expect.poll(() => countSleepers(pool), { timeout: 60_000 }).toBe(1);
  await end();
  expect(await Promise.all(busy)).toEqual([true, true]);
  for (const client of held) {
    await expect(client.query('select 1').catch(isUnreachable)).resolves.toBe(true);
    client.release(true);
  }
}

/** A role sees only its own connections. */
async function countSleepers(pool: Pool): Promise<number | null> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where usename = session_user and wait_event = 'PgSleep'",
  );
  return rowCount;
}

async function expectAnswer({ gateway, accounts }: Database): Promise<void> {
  for (const pool of [gateway, accounts])
    await expect.poll(() => asks(pool), { timeout: 60_000 }).toBe(true);
}

function asks(pool: Pool): Promise<boolean> {
  return pool.query('select 1').then(
    () => true,
    () => false,
  );
}
