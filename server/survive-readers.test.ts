import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  findPostgres,
  kill,
  killPostgres,
  makeDataFolder,
  startServer,
} from '#server/test/spawned-server.ts';

async function start() {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const server = await startServer(folder, { LOG: 'all' });
  onTestFinished(() => kill(server.process));
  return { ...server, folder };
}

/** Logged requests, each written in its own batch (a tenth of a second). */
async function askAgainAndAgain(origin: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let times = 0; times < 4; times += 1) {
    statuses.push((await fetch(`${origin}/config.json`)).status);
    await wait(200);
  }
  return statuses;
}

test('the server keeps serving when nothing reads its standard output, and still stops in order', async () => {
  const { origin, process, folder } = await start();
  const said = text(process.stderr);
  process.stdout.destroy();
  expect(await askAgainAndAgain(origin)).toEqual([200, 200, 200, 200]);
  expect(findPostgres(folder)).not.toBe(null);
  process.kill('SIGTERM');
  expect(await once(process, 'exit')).toEqual([0, null]);
  expect(findPostgres(folder)).toBe(null);
  const faults = (await said).match(/.*"event":"log_fault".*/g) ?? [];
  expect(faults.map((line) => JSON.parse(line).code)).toEqual(['stdout_EPIPE']);
});

test('it does not need a reader of its standard error either', async () => {
  const { origin, process, folder } = await start();
  process.stdout.destroy();
  process.stderr.destroy();
  const before = findPostgres(folder);
  // The restart of PostgreSQL is reported on the closed output.
  killPostgres(folder);
  await expect.poll(() => findPostgres(folder), { timeout: 60_000 }).not.toBe(before);
  expect(await askAgainAndAgain(origin)).toEqual([200, 200, 200, 200]);
  process.kill('SIGTERM');
  expect(await once(process, 'exit')).toEqual([0, null]);
  expect(findPostgres(folder)).toBe(null);
});
