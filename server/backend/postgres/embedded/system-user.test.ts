import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeOwnFolder, requireSystemUser, systemFolder } from './system-user.ts';

const isRoot = process.getuid?.() === 0;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('PostgreSQL runs as whoever runs this server, but never as root', () => {
  const user = requireSystemUser();
  if (!isRoot) expect(user).toBeNull();
  else expect([user?.uid, user?.gid].every((id) => Number(id) > 0)).toBe(true);
  expect(requireSystemUser()).toEqual(user);
});

test('a folder of its own is open to nobody else, whatever it was', () => {
  const user = requireSystemUser();
  const folder = join(makeFolder(), 'a', 'b');
  makeOwnFolder(folder, user);
  const read = () => {
    const { mode, uid } = statSync(folder);
    return [mode & 0o777, uid];
  };
  const own = [0o700, user?.uid ?? process.getuid?.()];
  expect(read()).toEqual(own);
  chmodSync(folder, 0o755);
  makeOwnFolder(folder, user);
  expect(read()).toEqual(own);
});

test.runIf(isRoot)('a folder of somebody else is not taken, where nobody may give it', () => {
  const folder = join(makeFolder(), 'theirs');
  mkdirSync(folder);
  chownSync(folder, 4711, 4711);
  // The error that a server run without root meets.
  expect(() => makeOwnFolder(folder, null)).toThrow(/est à un autre utilisateur .*chown -R/);
  expect(statSync(folder).uid).toBe(4711);
});

test('the operator says where that user keeps its own', () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  vi.stubEnv('SYSTEM_DIR', '');
  expect(systemFolder()).toBe('/var/lib/facturier');
  vi.stubEnv('SYSTEM_DIR', '/srv/other/../facturier');
  expect(systemFolder()).toBe('/srv/facturier');
});
