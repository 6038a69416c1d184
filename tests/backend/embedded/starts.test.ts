import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startEmbedded } from '#server/backend/postgres/embedded/start-embedded.ts';
import { silentOperator } from '#server/test/silent-operator.ts';
import {
  clusterOf,
  findPostgres,
  kill,
  killPostgres,
  makeDataFolder,
  spawnServer,
  startServer,
} from '#server/test/spawned-server.ts';

test('a second server on the same folder is told so in one sentence, and the first goes on', async () => {
  const { folder, origin } = await start();
  const pid = findPostgres(folder);
  const second = spawnServer(folder);
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')]);
  expect(code).toBe(1);
  expect(said).toContain(`Un autre serveur utilise déjà le dossier « ${folder} »`);
  expect((await fetch(`${origin}/config.json`)).status).toBe(200);
  expect(findPostgres(folder)).toBe(pid);
});

test('a server whose folder another one took ends its PostgreSQL, says so and ends', async () => {
  const { folder, process: server } = await start();
  const said = text(server.stderr);
  const lock = join(folder, 'server.lock');
  const other = { ...JSON.parse(readFileSync(lock, 'utf8')), token: 'of another' };
  writeFileSync(lock, JSON.stringify(other));
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(await said).toContain(`Un autre serveur utilise déjà le dossier « ${folder} »`);
  expect(findPostgres(folder)).toBeNull();
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual(other);
});

test('of five servers that start together on one folder, one serves it and four are told so', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const servers = Array.from({ length: 5 }, () => spawnServer(folder));
  onTestFinished(async () => {
    await Promise.all(servers.map(kill));
  });
  const outcomes = await Promise.all(
    servers.map((server) =>
      Promise.race([
        once(server.stdout, 'data').then(() => 'serves'),
        text(server.stderr).then((said) => (said.includes('Un autre serveur') ? 'told' : said)),
      ]),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['serves', 'told', 'told', 'told', 'told']);
});

test('a first start that is killed at any moment leaves a folder that starts', async () => {
  // KILLS: see durability.test.ts.
  const moments = Array.from({ length: Math.max(2, Number(process.env.KILLS ?? 0) / 4) });
  for (const [index] of moments.entries()) {
    const { folder, remove } = makeDataFolder();
    onTestFinished(remove);
    const killed = spawnServer(folder);
    await wait(150 + (index * 2000) / moments.length);
    await kill(killed);
    const server = await startServer(folder);
    onTestFinished(() => kill(server.process));
    const { publishableKey } = await (await fetch(`${server.origin}/config.json`)).json();
    const headers = { apikey: publishableKey };
    expect((await fetch(`${server.origin}/auth/v1/health`, { headers })).status).toBe(200);
    expect((await fetch(`${server.origin}/rest/v1/clients`, { headers })).status).toBe(401);
    expect(readdirSync(dirname(clusterOf(folder))).filter(isUnfinished)).toEqual([]);
    await kill(server.process);
  }
}, 600_000);

test('a server that was killed leaves PostgreSQL running: the next one takes its place', async () => {
  const { folder, process: first } = await start();
  const left = findPostgres(folder);
  await kill(first);
  expect(findPostgres(folder)).toBe(left);
  const { process: second } = await startServer(folder);
  onTestFinished(() => kill(second));
  expect(findPostgres(folder)).not.toBe(left);
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect(findPostgres(folder)).toBeNull();
  expect(existsSync(join(folder, 'server.lock'))).toBe(false);
});

test('PostgreSQL that is killed starts again, while one of its statements still runs', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const { host, stop } = await startEmbedded(folder, silentOperator);
  onTestFinished(stop);
  const connect = async () => {
    const client = new Client({ host, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const [client, other] = [await connect(), await connect()];
  await client.query('set statement_timeout = 3000');
  const busy = client.query('select count(*) from generate_series(1, 2000000000)');
  busy.catch(() => undefined);
  const listBusy = () =>
    other.query("select from pg_stat_activity where query ~ '^select count' and state = 'active'");
  await expect.poll(async () => (await listBusy()).rowCount, { timeout: 3000 }).toBe(1);
  const before = findPostgres(folder);
  killPostgres(folder);
  await vi.waitFor(async () => (await connect()).end(), { timeout: 60_000, interval: 50 });
  expect(findPostgres(folder)).not.toBe(before);
});

/** A cluster whose creation was interrupted. */
function isUnfinished(name: string): boolean {
  return name.includes('.new-');
}

async function start() {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  const server = await startServer(folder);
  onTestFinished(() => kill(server.process));
  return { folder, ...server };
}
