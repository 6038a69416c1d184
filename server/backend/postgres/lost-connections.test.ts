import { chmodSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isOfStandby, isUnreachable } from '#server/backend/fault.ts';
import { startTcpServer } from '#server/test/clusters/start-tcp-server.ts';
import { silentOperator } from '#server/test/silent-operator.ts';
import {
  clusterOf,
  findPostgres,
  killPostgres,
  makeDataFolder,
} from '#server/test/spawned-server.ts';
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

test('one that follows another refuses to write for a moment only, and can be read', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const { gateway, accounts, stop } = await openDatabase(
    { databaseUrl: null, dataDirectory: folder },
    silentOperator,
  );
  onTestFinished(stop);
  const signal = join(clusterOf(folder), 'standby.signal');
  writeFileSync(signal, '');
  chmodSync(signal, 0o666);
  const before = findPostgres(folder);
  killPostgres(folder, 'SIGINT');
  await expect.poll(() => findPostgres(folder), { timeout: 60_000 }).not.toBe(before);
  const ask = (isReadOnly: boolean) =>
    actAs(gateway, server, {
      statement: { text: 'select pg_is_in_recovery()', values: [] },
      isReadOnly,
      check: ([row]) => row,
    });
  await expect.poll(() => ask(true).catch(() => null), { timeout: 60_000 }).toEqual(['t']);
  const refusal: unknown = await ask(false).catch((error: unknown) => error);
  // The next request asks for another connection, which may be one to the new leader.
  expect([isUnreachable(refusal), gateway.totalCount]).toEqual([true, 0]);
  const write = accounts.query('delete from auth.sessions').catch(isOfStandby);
  await expect(write).resolves.toBe(true);
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
