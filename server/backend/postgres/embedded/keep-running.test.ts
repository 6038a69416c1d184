import { existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPool } from '#server/backend/postgres/open-pool.ts';
import { silentOperator } from '#server/test/silent-operator.ts';
import { canMakeDisks, fillDisk, makeDisk, removeDisk } from '#server/test/small-disk.ts';
import {
  clusterOf,
  findPostgres,
  killPostgres,
  makeDataFolder,
} from '#server/test/spawned-server.ts';
import { startEmbedded } from './start-embedded.ts';

const ENDED = 'PostgreSQL s’est arrêté : il est relancé.';
const FAILED = 'PostgreSQL n’a pas pu être relancé, un autre essai suit. ';

test('a PostgreSQL that something ended comes back, with what it held', async () => {
  const { folder, said, readNames } = await start();
  killPostgres(folder);
  await expect.poll(() => said).toEqual([ENDED]);
  await expect.poll(readNames, { timeout: 60_000 }).toEqual([{ name: 'Émile' }]);
  expect(said).toEqual([ENDED]);
});

test('one that does not start again is tried until it does', async () => {
  const { folder, said, readNames } = await start();
  const control = join(clusterOf(folder), 'global/pg_control');
  renameSync(control, `${control}.away`);
  killPostgres(folder);
  await expect.poll(() => said.length, { timeout: 60_000 }).toBeGreaterThan(3);
  expect(said[0]).toBe(ENDED);
  for (const failure of said.slice(1))
    expect(failure).toContain(`${FAILED}PostgreSQL ne démarre pas sur`);
  renameSync(`${control}.away`, control);
  await expect.poll(readNames, { timeout: 60_000 }).toEqual([{ name: 'Émile' }]);
});

test.runIf(canMakeDisks())('one whose disk was full starts again once there is room', async () => {
  const { folder, said, readNames } = await start((empty) => makeDisk(empty, 200));
  // A leftover lock file would free disk space for the next one when removed.
  linkSync(join(clusterOf(folder), 'postmaster.pid'), join(folder, 'kept'));
  const ballast = fillDisk(folder);
  killPostgres(folder);
  await expect.poll(() => said.length, { timeout: 60_000 }).toBeGreaterThan(3);
  const full = `${FAILED}Le disque de « ${clusterOf(folder)} » est plein : libérez de la place, puis relancez.`;
  expect(new Set(said)).toEqual(new Set([ENDED, full]));
  rmSync(ballast);
  await expect.poll(readNames, { timeout: 60_000 }).toEqual([{ name: 'Émile' }]);
});

test('one that is stopped for good between two tries is not tried again', async () => {
  const { folder, said, stop } = await start();
  const control = join(clusterOf(folder), 'global/pg_control');
  renameSync(control, `${control}.away`);
  killPostgres(folder);
  await expect.poll(() => said.length, { timeout: 60_000 }).toBeGreaterThan(1);
  await stop();
  renameSync(`${control}.away`, control);
  expect(findPostgres(folder)).toBeNull();
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
});

/** A cluster with a row that must survive. */
async function start(prepare: (folder: string) => void = () => undefined) {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  onTestFinished(() => removeDisk(folder));
  prepare(folder);
  const said: string[] = [];
  const say = (message: string) => {
    said.push(message);
  };
  const { host, stop } = await startEmbedded(folder, { ...silentOperator, say });
  const pool = openPool({ host, user: 'postgres', database: 'postgres' });
  onTestFinished(async () => {
    await pool.end();
    await stop();
  });
  await pool.query("create table names as select 'Émile' as name");
  const readNames = () =>
    pool.query('select name from names').then(
      ({ rows }) => rows,
      () => null,
    );
  return { folder, said, stop, readNames };
}
