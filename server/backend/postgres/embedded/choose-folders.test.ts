import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chooseFolders } from './choose-folders.ts';

const another = { uid: 4711, gid: 4711 };

/** A data directory below a folder of this mode, and the database user’s own folder. */
function makeFolders(mode: number, name = 'data') {
  const home = mkdtempSync(join(tmpdir(), 'facturier-where-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const parent = join(home, 'parent');
  const data = join(parent, name);
  mkdirSync(data, { recursive: true, mode: 0o755 });
  chmodSync(home, 0o755);
  chmodSync(parent, mode);
  const system = join(home, 'system');
  vi.stubEnv('SYSTEM_DIR', system);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return { data, parent, system };
}

function makeCluster(home: string): void {
  mkdirSync(join(home, 'data'), { recursive: true });
  writeFileSync(join(home, 'data', 'PG_VERSION'), '18\n');
}

test('the cluster is in the data directory, where whoever runs this server runs PostgreSQL', () => {
  const { data } = makeFolders(0o700);
  const home = join(data, 'postgres');
  expect(chooseFolders(data, null)).toEqual({
    home,
    data: join(home, 'data'),
    socket: join(home, 'socket'),
    isElsewhere: false,
  });
});

test('so it is for another user that may pass through the folders above', () => {
  const { data } = makeFolders(0o755);
  expect(chooseFolders(data, another)).toMatchObject({
    home: join(data, 'postgres'),
    isElsewhere: false,
  });
});

test('behind a closed folder it is elsewhere, and in one place for each data directory', () => {
  const { data, parent, system } = makeFolders(0o700);
  const chosen = chooseFolders(data, another);
  expect(chosen.isElsewhere).toBe(true);
  expect(chosen.home.startsWith(`${system}/`)).toBe(true);
  expect(chooseFolders(`${parent}/./data`, another)).toEqual(chosen);
  expect(chooseFolders(parent, another).home).not.toBe(chosen.home);
});

test('it stays elsewhere when the folder is opened afterwards', () => {
  const { data, parent } = makeFolders(0o700);
  const { home } = chooseFolders(data, another);
  makeCluster(home);
  chmodSync(parent, 0o755);
  expect(chooseFolders(data, another).home).toBe(home);
});

test('made inside, then closed to its user, it is not made anew: the operator is told what to open', () => {
  const { data, parent } = makeFolders(0o755);
  const { home } = chooseFolders(data, another);
  makeCluster(home);
  chmodSync(parent, 0o700);
  expect(() => chooseFolders(data, another)).toThrow(/« .*data\/postgres ».*chmod o\+x/);
});

test('a socket has a short name of its own where the address would not fit', () => {
  const { data } = makeFolders(0o755, 'très-long-'.repeat(12));
  const { home, socket } = chooseFolders(data, null);
  expect(home.startsWith(data)).toBe(true);
  expect(Buffer.byteLength(join(socket, '.s.PGSQL.5432'))).toBeLessThan(107);
  expect(socket.startsWith(tmpdir())).toBe(true);
  const other = makeFolders(0o755, 'très-long-'.repeat(12));
  expect(chooseFolders(other.data, null).socket).not.toBe(socket);
});
