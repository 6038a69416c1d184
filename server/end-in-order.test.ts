import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgres, kill, makeDataFolder, startServer } from '#server/test/spawned-server.ts';

async function start(variables: Record<string, string> = {}) {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const { process } = await startServer(folder, variables);
  onTestFinished(() => kill(process));
  return { process, folder };
}

test('a terminal that closes leaves no database behind', async () => {
  const { process, folder } = await start();
  process.stdout.destroy();
  process.stderr.destroy();
  process.kill('SIGHUP');
  expect(await once(process, 'exit')).toEqual([0, null]);
  expect(findPostgres(folder)).toBe(null);
});

test('an uncaught error leaves none behind either, and its message is not logged', async () => {
  const bug = "process.on('SIGUSR2', () => { throw new TypeError('a word of a visitor'); })";
  const { process, folder } = await start({
    NODE_OPTIONS: `--import=data:text/javascript;base64,${Buffer.from(bug).toString('base64')}`,
  });
  const said = text(process.stderr);
  process.kill('SIGUSR2');
  expect(await once(process, 'exit')).toEqual([1, null]);
  expect(findPostgres(folder)).toBe(null);
  expect(await said).toMatch(/"event":"uncaught_fault","code":"TypeError","at":\["at /);
  expect(await said).not.toContain('visitor');
});

test('an error is told even when nothing keeps the process until its end', async () => {
  const program = `
    import { endInOrder } from ${JSON.stringify(import.meta.resolve('./end-in-order.ts'))};
    endInOrder(() => new Promise(() => {}), () => undefined);
    throw new TypeError('a bug');
  `;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: 'ignore',
  });
  expect(await once(child, 'exit')).toEqual([1, null]);
});
