import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readPostmaster, stopPostmaster } from './postmaster.ts';

/** A data folder whose postmaster.pid holds this number; `told` is the folder that it names. */
function makeData(first: string | number, told?: string): string {
  const data = mkdtempSync(join(tmpdir(), 'facturier-pid-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  writeFileSync(join(data, 'postmaster.pid'), `${first}\n${told ?? data}\n1764000000\n`);
  return data;
}

/** A process that works in a folder, with this code run first (signal handlers). */
async function startIn(cwd: string, onSignals = ''): Promise<{ child: ChildProcess; pid: number }> {
  const program = `${onSignals}; setInterval(() => {}, 1000); console.log('ready')`;
  const child = spawn(process.execPath, ['-e', program], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return { child, pid: child.pid ?? 0 };
}

test('a folder without the file, or whose file says nothing, has no PostgreSQL', () => {
  const empty = mkdtempSync(join(tmpdir(), 'facturier-pid-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  expect(readPostmaster(empty)).toBeNull();
  for (const first of ['', 'abc', '-1', '0', '1.5'])
    expect(readPostmaster(makeData(first))).toBeNull();
});

test('a file that comes and goes while it is read is none, and no error', async () => {
  const data = makeData('');
  const file = JSON.stringify(join(data, 'postmaster.pid'));
  const { child } = await startIn(
    '/',
    `const fs = require('fs');
     setImmediate(() => {
       for (let turn = 0; turn < 20000; turn += 1) { fs.rmSync(${file}, { force: true }); fs.writeFileSync(${file}, ''); }
       process.exit();
     });`,
  );
  let isEnded = false;
  child.once('exit', () => {
    isEnded = true;
  });
  while (!isEnded) {
    for (let turn = 0; turn < 1000; turn += 1) expect(readPostmaster(data)).toBeNull();
    await wait(0);
  }
});

test('one that has ended is not there', async () => {
  const { child, pid } = await startIn('/');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readPostmaster(makeData(pid))).toBeNull();
});

test.runIf(process.platform === 'linux')(
  'a number that is another program’s by now is not believed',
  async () => {
    const elsewhere = await startIn('/');
    expect(readPostmaster(makeData(elsewhere.pid))).toBeNull();
    const data = makeData('');
    const { pid } = await startIn(data);
    // Written by a container that mounts the folder elsewhere.
    writeFileSync(join(data, 'postmaster.pid'), `${pid}\n/elsewhere/data\n`);
    expect(readPostmaster(data)).toEqual({ pid });
  },
);

test('one is asked to end as « pg_ctl stop -m fast » asks', async () => {
  const { child, pid } = await startIn('/', "process.on('SIGINT', () => process.exit(7))");
  const exit = once(child, 'exit');
  await stopPostmaster(pid);
  expect(await exit).toEqual([7, null]);
});

test('stopping one that has already ended does nothing', async () => {
  const { child, pid } = await startIn('/');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect(stopPostmaster(pid)).resolves.toBeUndefined();
});

test('one that does not stop within ten seconds is told to quit', async () => {
  const { child, pid } = await startIn('/', "process.on('SIGINT', () => {})");
  const exit = once(child, 'exit');
  await stopPostmaster(pid);
  expect(await exit).toEqual([null, 'SIGQUIT']);
});
