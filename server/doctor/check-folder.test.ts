import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '#server/backend/postgres/lock-folder.ts';
import { describeSelf } from '#server/backend/postgres/lock-holder.ts';
import { checkDisk } from './check-disk.ts';
import { checkFolder } from './check-folder.ts';
import { checkLock } from './check-lock.ts';
import { findDatabase } from './find-database.ts';

const settingsOf = (dataDirectory: string) => ({ dataDirectory, databaseUrl: null, project: null });

test('an empty folder of ours is well, and no server runs on it', async () => {
  const told = await checkFolder(settingsOf(makeFolder()));
  expect(told.map(({ status }) => status)).toEqual(['good', 'good']);
  expect(told[1]?.sentence).toBe('No server runs on DATA_DIR.');
});

test('a folder that is not there is not made', async () => {
  const folder = join(makeFolder(), 'data');
  const told = await checkFolder(settingsOf(folder));
  expect(told).toMatchObject([{ status: 'advice' }]);
  expect(
    await checkDisk({ dataDirectory: folder, databaseFolder: null, isElsewhere: false }),
  ).toEqual([]);
  expect(findDatabase(settingsOf(folder)).told).toMatchObject([{ status: 'unseen' }]);
  expect(existsSync(folder)).toBe(false);
});

test('keys and messages that others can read, and a restore that did not end, are wrong', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'keys.json'), '{"secret":"sb_secret_x"}');
  chmodSync(join(folder, 'keys.json'), 0o644);
  mkdirSync(join(folder, 'outbox'));
  chmodSync(join(folder, 'outbox'), 0o755);
  writeFileSync(join(folder, 'restore.unfinished'), '');
  const faults = (await checkFolder(settingsOf(folder))).filter(({ status }) => status === 'wrong');
  const words = faults.map(({ sentence }) => sentence).join('\n');
  expect(faults).toHaveLength(3);
  expect(words).toMatch(/keys\.json" can be read by other users/);
  expect(words).toMatch(/outbox" can be read by other users/);
  expect(words).toMatch(/La restauration du dossier/);
  expect(words).not.toContain('sb_secret');
});

test('a file in the place of the folder is wrong', async () => {
  const file = join(makeFolder(), 'data');
  writeFileSync(file, '');
  const [told] = await checkFolder({ ...settingsOf(file), databaseUrl: 'postgres://base' });
  expect(told).toMatchObject({ status: 'wrong' });
  expect(told?.sentence).toContain('is no folder');
});

test('a server that runs is found by its lock, which is left as it was', async () => {
  const folder = makeFolder();
  const lock = await lockFolder(folder, () => undefined);
  onTestFinished(lock.release);
  const [told] = await checkLock(folder);
  expect(told?.sentence).toBe(`A server runs on DATA_DIR (process ${process.pid}).`);
  expect(lock.check).not.toThrow();
});

test('a lock of another machine counts while it is renewed', async () => {
  const folder = makeFolder();
  const file = join(folder, 'server.lock');
  writeFileSync(file, JSON.stringify({ ...describeSelf(), space: 'another machine' }));
  expect((await checkLock(folder, 300))[0]).toMatchObject({ status: 'advice' });
  const renewal = setInterval(() => utimesSync(file, new Date(), new Date()), 20);
  onTestFinished(() => clearInterval(renewal));
  const [told] = await checkLock(folder, 5000);
  expect(told?.sentence).toContain('another container or machine');
});

test('the disk of the folder has room here', async () => {
  const folder = makeFolder();
  const told = await checkDisk({ dataDirectory: folder, databaseFolder: null, isElsewhere: true });
  expect(told.map(({ status }) => status)).toEqual([expect.any(String), 'unseen']);
  expect(told[0]?.sentence).toContain(folder);
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
