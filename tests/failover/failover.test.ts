import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readKeyTable } from '#server/backend/keys/key-table.ts';
import { openPool } from '#server/backend/postgres/open-pool.ts';
import { startWatchedPair } from '#server/test/clusters/start-watched-pair.ts';
import { startMailServer } from '#server/test/email/mail-server.ts';
import {
  addDurableUser,
  type Client,
  connectTo,
  readPages,
  signInDurable,
} from '#server/test/kills/durable-user.ts';
import { type Books, sendUnanswered, startIssuing } from '#server/test/kills/issuing-clients.ts';
import {
  kill,
  makeDataFolder,
  type SpawnedServer,
  startServer,
} from '#server/test/spawned-server.ts';

const folder = process.env.DEBIAN_POSTGRES ?? '';
const FAILOVERS = Number(process.env.FAILOVERS ?? 3);
const LETTERS = 60;

test('the machine of the database goes away while three servers save, issue and send', async () => {
  const pair = await startWatchedPair(folder, 3);
  onTestFinished(pair.stop);
  const mail = await startMailServer();
  onTestFinished(mail.close);
  const servers = await startServers(pair, mail.url);
  const site: SpawnedServer = { ...servers[0], origin: pair.siteOrigin };
  const secret = await readSecret(pair.databaseUrl);
  await vi.waitFor(() => addDurableUser(site, secret), PATIENCE);
  const tabs = await Promise.all(Array.from({ length: 4 }, () => signInDurable(site)));
  const books: Books = {
    ...{ acknowledged: new Map(), unanswered: [] },
    ...{ sentAgain: new Set(), issuing: 0 },
  };
  const letters: string[] = [];
  const away: number[] = [];

  const { failed, stop } = startIssuing(tabs, books);
  const posting = post(connectTo(site, secret), letters);
  const work = async () => {
    for (let turn = 0; turn < FAILOVERS; turn += 1) {
      const before = books.acknowledged.size;
      await vi.waitFor(
        () => expect(books.acknowledged.size).toBeGreaterThan(before + 60),
        PATIENCE,
      );
      const leader = await pair.untilLed();
      const lostAt = performance.now();
      await pair.lose(leader);
      await pair.untilLed((name) => name !== leader);
      const then = books.acknowledged.size;
      await vi.waitFor(() => expect(books.acknowledged.size).toBeGreaterThan(then), PATIENCE);
      away.push(performance.now() - lostAt);
      pair.bringBack(leader);
      await pair.untilInStep();
    }
  };
  await Promise.race([work(), failed]).finally(stop);
  await posting;
  await sendUnanswered(tabs[0] as Client, books);

  const stored = await readNumbers(tabs[0] as Client);
  expect(stored).toEqual(books.acknowledged);
  const numbers = Array.from(stored, (_, index) => `F-2026-${String(index + 1).padStart(4, '0')}`);
  expect([...stored.values()].toSorted()).toEqual(numbers);
  const { data } = await (tabs[0] as Client).rpc('verify_integrity').single();
  expect(data).toMatchObject({ documents: stored.size, kind: null });
  const listArrived = () =>
    mail.received.flatMap(({ to, messageId }) => (to[0]?.startsWith('emile-') ? messageId : []));
  await vi.waitFor(() => expect(new Set(listArrived()).size).toBe(LETTERS), PATIENCE);
  console.log(
    JSON.stringify({
      documents: stored.size,
      sentAgain: books.sentAgain.size,
      awaySeconds: away.map((ms) => Math.round(ms / 100) / 10),
      letters: LETTERS,
      arrivedTwice: listArrived().length - LETTERS,
    }),
  );
  for (const { process } of servers) expect(process.exitCode ?? process.signalCode).toBeNull();
  for (const milliseconds of away) expect(milliseconds).toBeLessThan(30_000);
}, 900_000);

async function startServers(
  { databaseUrl, siteOrigin, serverPorts }: Awaited<ReturnType<typeof startWatchedPair>>,
  smtpUrl: string,
): Promise<[SpawnedServer, ...SpawnedServer[]]> {
  const start = async (port: number) => {
    const { folder: data, remove } = makeDataFolder();
    const server = await startServer(data, {
      ...{ DATABASE_URL: databaseUrl, SITE_ORIGIN: siteOrigin, PORT: String(port) },
      ...{ SMTP_URL: smtpUrl, MAIL_FROM: 'bonjour@facturier.example', TRUSTED_PROXIES: '1' },
      LOG: 'faults',
    });
    onTestFinished(async () => {
      await kill(server.process);
      await remove();
    });
    // A pipe that nobody reads is full one day.
    server.process.stdout.resume();
    return server;
  };
  const [first, ...others] = await Promise.all(serverPorts.map(start));
  if (!first) throw new Error('No server');
  return [first, ...others];
}

async function readSecret(databaseUrl: string): Promise<string> {
  const owner = openPool({ connectionString: databaseUrl, max: 1 });
  const { secret } = await readKeyTable(owner);
  await owner.end();
  return secret;
}

/** Asks for a letter now and then, again until it is told to wait in the queue. */
async function post(server: Client, letters: string[]): Promise<void> {
  while (letters.length < LETTERS) {
    const id = randomUUID();
    const content = {
      to: `emile-${letters.length}@exemple.fr`,
      subject: 'Objet',
      html: '',
      text: 'Bonjour',
    };
    for (;;) {
      const { error } = await server.rpc(
        'add_mail' as never,
        {
          ...{ p_id: id, p_recipient: content.to, p_type: 'test', p_subject: 'Objet' },
          p_content: JSON.stringify(content),
        } as never,
      );
      if (!error) break;
      await wait(200);
    }
    letters.push(id);
    await wait(1000);
  }
}

async function readNumbers(client: Client): Promise<Map<string, string>> {
  const rows = await readPages((first, last) =>
    client
      .from('documents')
      .select('local_id, number, issued_at')
      .order('local_id')
      .range(first, last),
  );
  return new Map(
    rows.flatMap(({ local_id, number, issued_at }) =>
      issued_at && number ? [[local_id, number]] : [],
    ),
  );
}

const PATIENCE = { timeout: 60_000, interval: 100 };
