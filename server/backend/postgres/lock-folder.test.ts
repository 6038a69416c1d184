import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './lock-folder.ts';
import { describeSelf } from './lock-holder.ts';

const nobody = () => undefined;
const taken = 'Un autre serveur utilise déjà le dossier';

test('a folder has one holder at a time, who leaves nothing behind', async () => {
  const folder = makeFolder();
  const first = await lockFolder(folder, nobody);
  await expect(lockFolder(folder, nobody)).rejects.toThrow(taken);
  first.release();
  expect(readdirSync(folder)).toEqual([]);
  const second = await lockFolder(folder, nobody);
  second.check();
  second.release();
});

test.each<[string, { space: string | null; late?: number }]>([
  ['another container', { space: 'elsewhere' }],
  ['a container where it has our own number', { space: null }],
  ['a machine whose clock is a day late', { space: 'far away', late: 86_400 }],
])('a lock that is renewed is held, even by %s', async (_, { late = 0, ...holder }) => {
  const folder = makeFolder();
  const file = writeLock(folder, holder);
  let tick = 0;
  const renewal = setInterval(() => {
    tick += 1;
    const date = new Date(Date.UTC(2026, 10, 22, 12, 0, tick - late));
    utimesSync(file, date, date);
  }, 1000);
  onTestFinished(() => clearInterval(renewal));
  await expect(lockFolder(folder, nobody)).rejects.toThrow(taken);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(holder);
});

test.each<[string, { space: string; date?: string } | null]>([
  ['a holder that nothing tells about', { space: 'elsewhere' }],
  ['a holder of the future', { space: 'elsewhere', date: '2126-01-01' }],
  ['a start that was cut short', null],
])('a lock that nobody renews is taken: %s', async (_, holder) => {
  const folder = makeFolder();
  const file = writeLock(folder, holder ?? {});
  if (holder === null) writeFileSync(file, '');
  if (holder?.date) utimesSync(file, new Date(holder.date), new Date(holder.date));
  const { check, release } = await lockFolder(folder, nobody);
  check();
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['has ended', () => ({ pid: 2 ** 30 })],
  ['has given its number to this very process', () => ({ began: 'earlier' })],
  ['has ended, and nobody waits for it', makeZombie],
])('a holder of this machine that %s is not waited for', async (_, makeHolder) => {
  const folder = makeFolder();
  const file = writeLock(folder, await makeHolder());
  // A fresh date alone would keep the lock: only its dead process frees the folder.
  const renewal = setInterval(() => {
    const date = new Date();
    utimesSync(file, date, date);
  }, 20);
  onTestFinished(() => clearInterval(renewal));
  const { check, release } = await lockFolder(folder, nobody);
  check();
  clearInterval(renewal);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of ten that find a dead holder, one takes its place', async () => {
  const folder = makeFolder();
  writeLock(folder, { pid: 2 ** 30 });
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => lockFolder(folder, nobody)),
  );
  const locks = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(locks).toHaveLength(1);
  for (const { check, release } of locks) {
    check();
    release();
  }
});

test('who loses its lock hears it, goes no further and leaves the lock of the other', async () => {
  const folder = makeFolder();
  let lost = 0;
  const { check, release } = await lockFolder(folder, () => {
    lost += 1;
  });
  const file = writeLock(folder, { space: 'elsewhere' });
  expect(check).toThrow(taken);
  await expect.poll(() => lost, { timeout: 10_000 }).toBe(1);
  release();
  expect(existsSync(file)).toBe(true);
});

test('a lock that something removed is written again', async () => {
  const folder = makeFolder();
  const { check, release } = await lockFolder(folder, nobody);
  rmSync(join(folder, 'server.lock'));
  check();
  await expect(lockFolder(folder, nobody)).rejects.toThrow(taken);
  release();
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function writeLock(folder: string, holder: object): string {
  const file = join(folder, 'server.lock');
  writeFileSync(file, JSON.stringify({ ...describeSelf(), ...holder }));
  return file;
}

/** A dead process that its parent never reaps. */
async function makeZombie(): Promise<{ pid: number; began: string }> {
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    parent.kill('SIGKILL');
  });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(line);
  const status = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const began = status()[19] ?? '';
  await expect.poll(() => status()[0]).toBe('Z');
  return { pid, began };
}
