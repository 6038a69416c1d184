import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { isRunning, isThere, readBeginning } from './process-state.ts';

/** Above Linux’s largest process number (proc(5), pid_max). */
const NOBODY = 2 ** 30;
const isLinux = process.platform === 'linux';

test('this process runs, and a number that nobody has does not', () => {
  expect([isThere(process.pid), isRunning(process.pid)]).toEqual([true, true]);
  expect([isThere(NOBODY), isRunning(NOBODY)]).toEqual([false, false]);
  expect(readBeginning(NOBODY)).toBeNull();
});

test('somebody else’s process is there', () => {
  expect(isThere(1)).toBe(true);
});

test.runIf(isLinux)('a process keeps the time when it began, whatever its name', async () => {
  const child = spawn(
    process.execPath,
    ['-e', "process.title = 'a (b) c) 1 2'; setInterval(() => {}, 1000); console.log('ready')"],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  const began = readBeginning(child.pid ?? 0);
  expect(began).toMatch(/^\d+$/);
  expect(Number(began)).toBeGreaterThanOrEqual(Number(readBeginning(process.pid)));
  expect(readBeginning(child.pid ?? 0)).toBe(began);
});

test.runIf(isLinux)(
  'one that has ended, and whose parent has not asked how, does not run',
  async () => {
    // The shell starts a process, then becomes a program that never reaps it.
    const parent = spawn('/bin/sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => {
      parent.kill('SIGKILL');
    });
    const [said] = await once(parent.stdout, 'data');
    const pid = Number(String(said).trim());
    // A shell might reap it.
    const readName = () => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim();
    await expect.poll(readName, { timeout: 30_000 }).toBe('sleep');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => readBeginning(pid), { timeout: 30_000 }).toBe('ended');
    expect([isThere(pid), isRunning(pid)]).toEqual([true, false]);
  },
);
