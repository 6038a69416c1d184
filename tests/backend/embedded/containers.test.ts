import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { type Container, canContain, startContainer } from '#server/test/container.ts';
import { makeDataFolder, readKeys, spawnServer } from '#server/test/spawned-server.ts';

const contained = test.runIf(canContain());

contained(
  'a second server in another container, with the same numbers, is told so; the first goes on',
  async () => {
    const folder = makeFolder();
    const { ready, list } = start(folder);
    const origin = await ready;
    const guard = readGuard(folder);
    const numbers = list().map(({ pid }) => pid);
    await expect(start(folder).ready).rejects.toThrow(TAKEN);
    const outside = spawnServer(folder);
    expect(await text(outside.stderr)).toContain(TAKEN);
    expect(readGuard(folder)).toBe(guard);
    expect(list().map(({ pid }) => pid)).toEqual(expect.arrayContaining(numbers.slice(0, 3)));
    await addUser(origin, folder);
  },
);

const STOPS: [string, (first: Container) => Promise<void>][] = [
  ['it stops', ({ signalServer }) => signalServer('SIGTERM')],
  ['its server is killed, and leaves PostgreSQL', ({ signalServer }) => signalServer('SIGKILL')],
  ['all of it is killed', ({ end }) => end()],
];

contained.each(STOPS)('another container takes the place of the first once %s', async (_, stop) => {
  const folder = makeFolder();
  const first = start(folder);
  const email = await addUser(await first.ready, folder);
  await stop(first);
  const origin = await start(folder).ready;
  expect(await listUsers(origin, folder)).toEqual([email]);
  await addUser(origin, folder);
  expect(first.list().filter(({ command }) => command.includes('postgres'))).toEqual([]);
});

contained(
  'nothing is removed while a statement of a PostgreSQL that was killed runs in its container',
  async () => {
    const folder = makeFolder();
    const first = start(folder);
    const email = await addUser(await first.ready, folder);
    const guard = readGuard(folder);
    const busy = await askForLong(folder);
    const [postmaster] = first.list().filter(({ command }) => command.includes('-D'));
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    await first.signalServer('SIGKILL');
    const listStatements = () => first.list().filter(({ command }) => command.includes('SELECT'));
    const isAtWork = () => listStatements().length > 0;
    const second = start(folder);
    let isReady = false;
    const origin = second.ready.finally(() => {
      isReady = true;
    });
    for (let look = 0; look < 50; look += 1) {
      const now = readGuard(folder);
      expect({ isAtWork: isAtWork(), now, isReady }).toEqual({
        isAtWork: true,
        now: guard,
        isReady: false,
      });
      await wait(100);
    }
    for (const { pid } of listStatements()) process.kill(pid, 'SIGTERM');
    await busy.done;
    expect(await listUsers(await origin, folder)).toEqual([email]);
  },
);

contained(
  'a container that is suspended keeps its PostgreSQL, and serves again when it comes back',
  async () => {
    const folder = makeFolder();
    const first = start(folder);
    const origin = await first.ready;
    const guard = readGuard(folder);
    const all = first.list().map(({ pid }) => pid);
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    await expect(start(folder).ready).rejects.toThrow('PostgreSQL tourne encore sur');
    expect(readGuard(folder)).toBe(guard);
    for (const pid of all) process.kill(pid, 'SIGCONT');
    await expect
      .poll(() => existsSync(join(folder, 'server.lock')), { timeout: 10_000 })
      .toBe(true);
    await addUser(origin, folder);
  },
);

function start(folder: string): Container {
  const container = startContainer(folder);
  onTestFinished(container.end);
  container.ready.catch(() => undefined);
  return container;
}

function makeFolder(): string {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  return folder;
}

/** The lock file of PostgreSQL. */
function readGuard(folder: string): string {
  return readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8');
}

/** A long statement that only ends when it is cancelled. */
async function askForLong(folder: string): Promise<{ done: Promise<unknown> }> {
  const host = join(folder, 'postgres/socket');
  const client = new Client({ host, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('set statement_timeout = 0');
  const done = client.query('select count(*) from generate_series(1, 1e12)').catch(String);
  return { done };
}

async function addUser(origin: string, folder: string): Promise<string> {
  const email = `${randomUUID()}@exemple.fr`;
  const answer = await askAsOperator(`${origin}/auth/v1/admin/users`, folder, {
    email,
    password: 'cheval-pile-agrafe',
  });
  expect(answer.status).toBe(200);
  return email;
}

async function listUsers(origin: string, folder: string): Promise<string[]> {
  const answer = await askAsOperator(`${origin}/auth/v1/admin/users`, folder);
  const { users } = (await answer.json()) as { users: { email: string }[] };
  return users.map(({ email }) => email);
}

function askAsOperator(url: string, folder: string, body?: object): Promise<Response> {
  const { secret } = readKeys(folder);
  const headers = { apikey: secret, Authorization: `Bearer ${secret}` };
  if (!body) return fetch(url, { headers });
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

const TAKEN = 'Un autre serveur utilise déjà le dossier';
