import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startWatchedPair, type WatchedPair } from '#server/test/clusters/start-watched-pair.ts';
import { startMailServer } from '#server/test/email/mail-server.ts';
import { addDurableUser, connectTo } from '#server/test/kills/durable-user.ts';
import { openBooks, sendUnanswered, startIssuing } from '#server/test/kills/issuing-clients.ts';
import { readNumbers, signInTabs, verifyIntegrity } from '#server/test/kills/issuing-loop.ts';
import { readStoredSecret } from '#server/test/kills/kill-stage.ts';
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
  const secret = await readStoredSecret(pair.databaseUrl);
  await vi.waitFor(() => addDurableUser(site, secret), PATIENCE);
  const tabs = await signInTabs(site);
  const books = openBooks();
  const away: number[] = [];

  const { failed, stop } = startIssuing(tabs, books);
  const posting = post(connectTo(site, secret));
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
  await sendUnanswered(tabs[0], books);

  const stored = await readNumbers(tabs[0]);
  expect(stored).toEqual(books.acknowledged);
  const numbers = Array.from(stored, (_, index) => `F-2026-${String(index + 1).padStart(4, '0')}`);
  expect([...stored.values()].toSorted()).toEqual(numbers);
  expect(await verifyIntegrity(tabs[0])).toEqual({ documents: stored.size, kind: null });
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
  { databaseUrl, siteOrigin, serverPorts }: WatchedPair,
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

/** Asks for a letter each second, again until it waits in the queue. */
async function post(server: SupabaseClient): Promise<void> {
  for (let count = 0; count < LETTERS; count += 1) {
    const to = `emile-${count}@exemple.fr`;
    const letter = {
      ...{ p_id: randomUUID(), p_recipient: to, p_type: 'test', p_subject: 'Objet' },
      p_content: JSON.stringify({ to, subject: 'Objet', html: '', text: 'Bonjour' }),
    };
    while ((await server.rpc('add_mail', letter)).error) await wait(200);
    await wait(1000);
  }
}

const PATIENCE = { timeout: 60_000, interval: 100 };
