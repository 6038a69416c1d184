import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailServer } from '#server/test/email/mail-server.ts';
import { startScriptedServer } from '#server/test/email/scripted-server.ts';
import { kill, makeDataFolder, startServer } from '#server/test/spawned-server.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const { owner, url } = await createTestDatabase();
/** More than are accepted before the last kill. */
const MESSAGES = 200;
/** Messages that arrive before each kill; the next ones are held unaccepted. */
const A_TURN = 20;
const KILLS = 3;
/** Messages that a server sends concurrently. */
const AT_ONCE = 5;

test('servers that are killed while they send lose no message, and repeat only what was just being accepted', async () => {
  const arrived: string[] = [];
  let mostArrived = 0;
  const mailServer = await startMailServer({
    onData: (stream, _, done) => {
      text(stream).then(async (source) => {
        arrived.push(/^Message-ID: (.+)$/im.exec(source)?.[1]?.trim() ?? '');
        // If the server is killed now, it cannot know whether its message was accepted.
        do await wait(20);
        while (arrived.length >= mostArrived);
        done();
      }, done);
    },
  });
  onTestFinished(mailServer.close);
  const ids = Array.from({ length: MESSAGES }, () => randomUUID());
  for (const [index, id] of ids.entries()) await addEmail(id, `emile-${index}@exemple.fr`);
  for (let turn = 0; turn < KILLS; turn += 1) {
    mostArrived = arrived.length + A_TURN;
    const { servers, remove } = await startTwo(mailServer.url);
    await vi.waitFor(() => expect(arrived.length).toBeGreaterThanOrEqual(mostArrived), LONG);
    await Promise.all(servers.map(({ process }) => kill(process)));
    await remove();
    await freeHeld();
  }
  mostArrived = Number.POSITIVE_INFINITY;
  const { servers, remove } = await startTwo(mailServer.url);
  await vi.waitFor(async () => expect(await countWaiting()).toBe(0), LONG);
  await Promise.all(servers.map(({ process }) => kill(process)));
  await remove();

  expect(new Set(arrived)).toEqual(new Set(ids.map((id) => `<${id}@facturier.example>`)));
  expect(arrived.length - MESSAGES).toBeLessThanOrEqual(KILLS * 2 * AT_ONCE);
  const { rows } = await owner.query('select distinct status from email_logs');
  expect(rows).toEqual([{ status: 'sent' }]);
}, 180_000);

test.each(['greeting', 'end'] as const)(
  'a server that is told to end leaves a server of mail that says nothing at %s, and keeps its letter',
  async (step) => {
    const silent = await startScriptedServer({ step, reply: '' });
    onTestFinished(silent.close);
    const id = randomUUID();
    await addEmail(id, 'emile@exemple.fr');
    const { folder, remove } = makeDataFolder();
    onTestFinished(remove);
    const { process } = await startServer(folder, variablesFor(silent.url));
    onTestFinished(() => kill(process));
    await silent.reached;
    const exit = once(process, 'exit');
    process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);

    const { received, url: smtpUrl, close } = await startMailServer();
    onTestFinished(close);
    await freeHeld();
    const next = makeDataFolder();
    onTestFinished(next.remove);
    const server = await startServer(next.folder, variablesFor(smtpUrl));
    onTestFinished(() => kill(server.process));
    await vi.waitFor(async () => expect(await countWaiting()).toBe(0), LONG);
    expect(received.map(({ messageId }) => messageId)).toEqual([`<${id}@facturier.example>`]);
  },
  180_000,
);

test('a letter that a killed server was sending leaves with another one within half a minute', async () => {
  const silent = await startScriptedServer({ step: 'end', reply: '' });
  onTestFinished(silent.close);
  const killed = makeDataFolder();
  onTestFinished(killed.remove);
  const { process } = await startServer(killed.folder, variablesFor(silent.url));
  onTestFinished(() => kill(process));
  const { received, url: smtpUrl, close } = await startMailServer();
  onTestFinished(close);
  await addEmail(randomUUID(), 'emile@exemple.fr');
  await silent.reached;
  const other = makeDataFolder();
  onTestFinished(other.remove);
  const server = await startServer(other.folder, variablesFor(smtpUrl));
  onTestFinished(() => kill(server.process));
  await kill(process);
  await vi.waitFor(() => expect(received).toHaveLength(1), LONG);
  await vi.waitFor(async () => expect(await countWaiting()).toBe(0), LONG);
}, 90_000);

async function startTwo(smtpUrl: string) {
  const folders = [makeDataFolder(), makeDataFolder()];
  const servers = await Promise.all(
    folders.map(({ folder }) => startServer(folder, variablesFor(smtpUrl))),
  );
  return { servers, remove: () => Promise.all(folders.map(({ remove }) => remove())) };
}

function variablesFor(smtpUrl: string): Record<string, string> {
  return {
    DATABASE_URL: url,
    SMTP_URL: smtpUrl,
    SITE_ORIGIN: 'https://facturier.example',
    MAIL_FROM: 'bonjour@facturier.example',
  };
}

async function addEmail(id: string, to: string): Promise<void> {
  await owner.query("select public.add_mail($1, 'emile@exemple.fr', 'test', 'Objet', $2)", [
    id,
    JSON.stringify({ to, subject: 'Objet', html: '', text: 'Bonjour' }),
  ]);
}

/** Releases the messages that a killed server had claimed. */
async function freeHeld(): Promise<void> {
  await owner.query('update private.mail_queue set due_at = now()');
}

async function countWaiting(): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::int from private.mail_queue',
  );
  return rows[0]?.count ?? 0;
}

const LONG = { timeout: 30_000, interval: 20 };
