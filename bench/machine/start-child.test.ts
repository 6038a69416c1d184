import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';
import { startChild } from './start-child.ts';

test('a server goes on whatever it prints after its address, and ends with its block', async () => {
  using folder = makeFolder();
  const script = join(folder.path, 'server.mjs');
  // More than a pipe holds, then the process ends by itself.
  writeFileSync(
    script,
    `process.stdout.write('http://127');
     setTimeout(() => process.stdout.write('.0.0.1:1\\n' + 'x'.repeat(1e6), () => setTimeout(() => {}, 60_000)), 20);`,
  );
  let pid = 0;
  {
    await using child = await startChild(script, {});
    expect(child.origin).toBe('http://127.0.0.1:1');
    pid = child.pid;
    expect(process.kill(pid, 0)).toBe(true);
  }
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a server that stops before it has an address is told', async () => {
  using folder = makeFolder();
  const script = join(folder.path, 'server.mjs');
  writeFileSync(script, 'process.exit(3)');
  await expect(startChild(script, {})).rejects.toThrow('code 3');
});
