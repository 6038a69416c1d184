import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isRunning } from '#server/backend/postgres/process-state.ts';
import { initCluster } from './init-cluster.ts';
import { readPostmaster } from './postmaster.ts';
import { prepareOurs } from './prepare-native.ts';
import { startCluster } from './start-cluster.ts';
import { stopLeftover } from './stop-leftover.ts';
import { makeOwnFolder, requireSystemUser } from './system-user.ts';

const user = requireSystemUser();
const native = await prepareOurs(tmpdir(), user);

async function makePlace() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'facturier-cluster-'));
  chmodSync(dataDirectory, 0o755);
  const home = join(dataDirectory, 'postgres');
  const place = {
    data: join(home, 'data'),
    socketFolder: join(home, 'socket'),
    user,
    dataDirectory,
  };
  makeOwnFolder(home, user);
  makeOwnFolder(place.socketFolder, user);
  await initCluster(native, place);
  onTestFinished(async () => {
    await stopLeftover(place);
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  return place;
}

async function ask(host: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ host, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('a cluster answers by its socket alone, keeps what it acknowledges, and logs nothing of a request', async () => {
  const place = await makePlace();
  const { pid, stop, ended } = await startCluster(native.folder, place);
  expect(readPostmaster(place.data)).toEqual({ pid });
  const names = [
    'listen_addresses',
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'log_statement',
    'log_min_error_statement',
    'timezone',
  ];
  const rows = await ask(
    place.socketFolder,
    `select ${names.map((name) => `current_setting('${name}')`).join(" || '|' || ")} as said`,
  );
  expect(rows).toEqual([{ said: '|on|on|on|none|panic|UTC' }]);
  await stop();
  await ended;
  expect(isRunning(pid)).toBe(false);
  expect(readPostmaster(place.data)).toBeNull();
});

test('one that a killed server left is ended first, and what it held is there', async () => {
  const place = await makePlace();
  const left = await startCluster(native.folder, place);
  await ask(place.socketFolder, "create table kept as select 'Zoé' as name");
  const next = await startCluster(native.folder, place);
  expect(next.pid).not.toBe(left.pid);
  expect(isRunning(left.pid)).toBe(false);
  expect(await ask(place.socketFolder, 'select name from kept')).toEqual([{ name: 'Zoé' }]);
  await next.stop();
});

test('one that was killed leaves files that keep no other from starting', async () => {
  const place = await makePlace();
  const killed = await startCluster(native.folder, place);
  await ask(place.socketFolder, "create table kept as select 'Émile' as name");
  process.kill(killed.pid, 'SIGKILL');
  await killed.ended;
  const next = await startCluster(native.folder, place);
  expect(await ask(place.socketFolder, 'select name from kept')).toEqual([{ name: 'Émile' }]);
  await next.stop();
});

test('a folder that PostgreSQL refuses is one sentence, and nothing runs', async () => {
  const place = await makePlace();
  chmodSync(place.data, 0o755);
  await expect(startCluster(native.folder, place)).rejects.toThrow(
    /est ouvert à d’autres utilisateurs.*chmod 700/,
  );
  expect(readPostmaster(place.data)).toBeNull();
});

test('where nobody is left, there is nobody to end', async () => {
  const place = await makePlace();
  await stopLeftover(place);
  const { stop } = await startCluster(native.folder, place);
  await stop();
  await expect(stopLeftover(place)).resolves.toBeUndefined();
});

test('a server that stops its cluster stays until it has heard of the end', async () => {
  const { stop, ended } = await startCluster(native.folder, await makePlace());
  const holds = () => process.getActiveResourcesInfo().includes('ProcessWrap');
  expect(holds()).toBe(false);
  const stopping = stop();
  expect(holds()).toBe(true);
  await Promise.all([stopping, ended]);
  expect(holds()).toBe(false);
});
