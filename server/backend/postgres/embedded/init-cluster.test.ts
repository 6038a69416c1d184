import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findNative } from './find-native.ts';
import { initCluster } from './init-cluster.ts';
import { prepareOurs } from './prepare-native.ts';
import { makeOwnFolder, requireSystemUser } from './system-user.ts';

const user = requireSystemUser();
const native = await prepareOurs(tmpdir(), user);

function makePlace() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'facturier-init-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
  chmodSync(dataDirectory, 0o755);
  const home = join(dataDirectory, 'postgres');
  makeOwnFolder(home, user);
  return { data: join(home, 'data'), home, user, dataDirectory };
}

test('a cluster is made whole, lets in nobody by the network, and is made once', async () => {
  const place = makePlace();
  await initCluster(native, place);
  expect(readdirSync(place.home)).toEqual(['data']);
  const [major] = findNative().version.split('.');
  const read = (name: string) => readFileSync(join(place.data, name), 'utf8');
  expect(read('PG_VERSION').trim()).toBe(major);
  const rules = read('pg_hba.conf')
    .split('\n')
    .filter((line) => /^(local|host)/.test(line));
  expect(
    rules.filter((line) => line.startsWith('host') && !line.trim().endsWith('reject')),
  ).toEqual([]);
  expect(rules.some((line) => /^local\s.*\strust$/.test(line.trim()))).toBe(true);
  const made = lstatSync(place.data).ino;
  await initCluster(native, place);
  expect(lstatSync(place.data).ino).toBe(made);
});

test('what a killed start left unfinished is removed', async () => {
  const place = makePlace();
  mkdirSync(`${place.data}.new-1/base`, { recursive: true });
  writeFileSync(`${place.data}.new-1/base/file`, 'half');
  await initCluster(native, place);
  expect(readdirSync(place.home)).toEqual(['data']);
});

test('where it cannot be made, nothing is left and the operator is told', async () => {
  const place = makePlace();
  const broken = { folder: join(place.dataDirectory, 'nowhere'), version: native.version };
  await expect(initCluster(broken, place)).rejects.toThrow(/^PostgreSQL ne démarre pas sur « /);
  expect(readdirSync(place.home)).toEqual([]);
});

test('a folder that holds something else is not touched', async () => {
  const place = makePlace();
  mkdirSync(place.data);
  writeFileSync(join(place.data, 'photo.jpg'), '');
  await expect(initCluster(native, place)).rejects.toThrow('contient autre chose');
  expect(readdirSync(place.data)).toEqual(['photo.jpg']);
});

test('nor is a cluster of another PostgreSQL', async () => {
  const place = makePlace();
  mkdirSync(place.data);
  writeFileSync(join(place.data, 'PG_VERSION'), '13\n');
  await expect(initCluster(native, place)).rejects.toThrow(
    /PostgreSQL 13, et Facturier apporte PostgreSQL \d+ : reprenez-la avec pg_dump 13/,
  );
  expect(existsSync(join(place.data, 'base'))).toBe(false);
});
