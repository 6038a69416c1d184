import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runBinary } from './run-binary.ts';

function makeProgram(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-bin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin', 'tool'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'bin', 'tool'), 0o755);
  return folder;
}
const run = (script: string, options: string[] = []) =>
  runBinary(makeProgram(script), { name: 'tool', options, user: null });

test('a program that goes well gives nothing', async () => {
  expect(await run('echo much; exit 0')).toBeUndefined();
});

test('one that fails is rejected with what it wrote, on whichever output', async () => {
  await expect(run('echo one; echo two >&2; exit 3')).rejects.toThrow(
    /^tool ended with 3: (one\ntwo|two\none)$/,
  );
});

test('options are passed as they are, and read by no shell', async () => {
  await expect(run('printf "%s|" "$@"; exit 1', ['a b', '$(id)', '--x=é'])).rejects.toThrow(
    'tool ended with 1: a b|$(id)|--x=é|',
  );
});

test('it speaks English, knows nothing of this environment and works nowhere in particular', async () => {
  process.env.FACTURIER_SECRET = 'not for others';
  onTestFinished(() => {
    delete process.env.FACTURIER_SECRET;
  });
  await expect(run('echo "$LANG [$FACTURIER_SECRET] $(pwd)"; exit 1')).rejects.toThrow(
    'tool ended with 1: C [] /',
  );
});

test('the end of what it says is kept: that is where it says why', async () => {
  const said = 'yes "nothing of interest" | head -n 2000; echo why >&2; sleep 0.1; exit 1';
  const message = await run(said).catch((error: Error) => error.message);
  expect(message).toContain('why');
  expect(String(message).length).toBeLessThan(4100);
});

test('a program that is not there is an error of its own', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'facturier-bin-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  await expect(runBinary(empty, { name: 'tool', options: [], user: null })).rejects.toMatchObject({
    code: 'ENOENT',
  });
});
