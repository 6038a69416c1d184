import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type BackendFinding, checkBackend } from '#server/backend/acceptance/check-backend.ts';
import { accessByUrl } from '#server/backend/postgres/access.ts';
import { askDatabase } from '#server/doctor/ask-database.ts';
import { type Pooler, startPooler } from '#server/test/clusters/start-pooler.ts';
import { startTcpServer } from '#server/test/clusters/start-tcp-server.ts';
import { addDurableUser, signInDurable } from '#server/test/kills/durable-user.ts';
import { openBooks, sendUnanswered, startIssuing } from '#server/test/kills/issuing-clients.ts';
import { readNumbers, verifyIntegrity } from '#server/test/kills/issuing-loop.ts';
import { readStoredSecret } from '#server/test/kills/kill-stage.ts';
import { kill, makeDataFolder, startServer } from '#server/test/spawned-server.ts';

/** Fewer than the servers ask for: each one serves connections of them all. */
const CONNECTIONS = 3;
/** Between two breaks. */
const DOCUMENTS = 50;
const PATIENCE = { timeout: 60_000, interval: 50 };

test('servers that share a PgBouncer in transaction mode start, serve and issue, whatever is killed', async () => {
  const { database, pooler } = await startBehindPooler();
  // At once, on an empty database.
  const servers = await Promise.all([start(pooler), start(pooler), start(pooler)]);
  const [first] = servers;
  const secret = await readStoredSecret(database.url);
  await addDurableUser(first, secret);
  const tabs = await Promise.all(servers.map(signInDurable));
  const [tab] = tabs;
  if (!tab) throw new Error('No tab');
  const books = openBooks();

  const { failed, stop } = startIssuing([...tabs, ...tabs], books);
  const work = async () => {
    const breaks = [pooler.restart, database.restart, () => Promise.resolve()];
    for (const breakIt of breaks) {
      const wanted = books.acknowledged.size + DOCUMENTS;
      await vi.waitFor(() => expect(books.acknowledged.size).toBeGreaterThan(wanted), PATIENCE);
      await breakIt('SIGKILL');
    }
  };
  await Promise.race([work(), failed]).finally(stop);
  await sendUnanswered(tab, books);

  const stored = await readNumbers(tab);
  expect(stored).toEqual(books.acknowledged);
  const numbers = Array.from(stored, (_, index) => `F-2026-${String(index + 1).padStart(4, '0')}`);
  expect([...stored.values()].toSorted()).toEqual(numbers);
  expect(await verifyIntegrity(tab)).toEqual({ documents: stored.size, kind: null });
  expect(await checkAll(first.origin, secret)).toEqual([]);

  // Nothing that a session would keep stays with the processes that all share.
  const owner = await connect(database.url);
  const { rows } = await owner.query(
    "select count(*)::int as locks from pg_locks where locktype = 'advisory'",
  );
  expect(rows).toEqual([{ locks: 0 }]);
  for (const { process } of servers) expect(process.exitCode ?? process.signalCode).toBeNull();
}, 300_000);

test('this PgBouncer does lose names of statements, and the doctor sees that it is there', async () => {
  const { database, pooler } = await startBehindPooler();
  await start(pooler);
  const named = { name: 's0', text: 'select 1' };
  const clients = await Promise.all(Array.from({ length: 4 }, () => connect(pooler.url)));
  const losses = await Promise.allSettled(clients.map((client) => client.query(named)));
  expect(losses.filter(({ status }) => status === 'rejected')).not.toEqual([]);

  const ask = async (url: string) => {
    const place = { databaseUrl: url, dataDirectory: './data' };
    const asked = await askDatabase(accessByUrl(url), { place, now: Date.now });
    return asked.ok ? asked.facts : asked.sentence;
  };
  expect(await ask(pooler.url)).toMatchObject({ isPooled: true, refused: [] });
  expect(await ask(database.url)).toMatchObject({ isPooled: false, refused: [] });
}, 120_000);

async function startBehindPooler() {
  const database = await startTcpServer(process.env.DEBIAN_POSTGRES ?? '');
  onTestFinished(database.stop);
  const pooler = await startPooler(database.url, CONNECTIONS);
  onTestFinished(pooler.stop);
  return { database, pooler };
}

async function start({ url }: Pooler) {
  const { folder, remove } = makeDataFolder();
  const server = await startServer(folder, { DATABASE_URL: url, LOG: 'faults' });
  onTestFinished(async () => {
    await kill(server.process);
    await remove();
  });
  server.process.stdout.resume();
  return server;
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** What `facturier admin check-backend` finds wrong. */
async function checkAll(origin: string, secretKey: string): Promise<BackendFinding[]> {
  const { publishableKey } = await (await fetch(`${origin}/config.json`)).json();
  const wrong: BackendFinding[] = [];
  for await (const finding of checkBackend({ url: origin, publishableKey, secretKey }))
    if (finding.problem !== null) wrong.push(finding);
  return wrong;
}
