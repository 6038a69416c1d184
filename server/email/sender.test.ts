import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CourierReport } from './courier.ts';
import { freeMessages, listOutbox } from './outbox.ts';
import { createSender } from './sender.ts';

const message = {
  to: 'emile@exemple.fr',
  subject: 'Confirmez votre adresse e-mail',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
};

test('without SMTP, a message is a file that only the server reads', async () => {
  const outbox = join(makeFolder(), 'outbox');
  await createSender({ smtpUrl: null, from: 'a@b.fr', outbox }).send(message);
  const [name = ''] = readdirSync(outbox);
  expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(join(outbox, name), 'utf8'))).toMatchObject(message);
});

test('with SMTP, a message leaves the folder for the server that was given', async () => {
  const received: Received[] = [];
  const { outbox, send } = await open({ onData: keepIn(received) });
  await send(message);
  await vi.waitFor(() => expect(readdirSync(outbox)).toEqual([]));
  expect(received).toMatchObject([{ from: 'bonjour@facturier.example', to: ['emile@exemple.fr'] }]);
  expect(received[0]?.source).toMatch(/multipart\/alternative/);
});

test('many messages arrive, once each', async () => {
  const received: Received[] = [];
  const { outbox, send } = await open({ onData: keepIn(received) });
  const owners = Array.from({ length: 40 }, (_, index) => `client-${index}@exemple.fr`);
  await Promise.all(owners.map((to) => send({ ...message, to })));
  await vi.waitFor(() => expect(readdirSync(outbox)).toEqual([]), { timeout: 20_000 });
  expect(received.map(({ to }) => to[0]).sort()).toEqual(owners.sort());
});

test('nobody waits for a server that is away; the message goes when it is back', async () => {
  const outbox = join(makeFolder(), 'outbox');
  const faults: unknown[] = [];
  const options = { from: 'a@b.fr', outbox };
  const away = createSender({
    ...options,
    smtpUrl: 'smtp://127.0.0.1:1',
    report: (fault) => faults.push(fault),
  });
  await away.send(message);
  await vi.waitFor(() => expect(faults).toHaveLength(1));
  await away.close();
  expect(await listOutbox(outbox)).toMatchObject([message]);
  expect(JSON.stringify(faults)).not.toContain('exemple.fr');

  const received: Received[] = [];
  const port = await listen({ onData: keepIn(received) });
  const back = createSender({ ...options, smtpUrl: `smtp://127.0.0.1:${port}` });
  await vi.waitFor(() => expect(received).toMatchObject([{ to: ['emile@exemple.fr'] }]));
  await back.close();
  expect(readdirSync(outbox)).toEqual([]);
});

test('a message that the server refuses is set aside, and logged without the address', async () => {
  const report = vi.fn<CourierReport>();
  const { outbox, send } = await open({ onRcptTo: refuse, report });
  await send(message);
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  expect(report).toHaveBeenCalledWith({ event: 'mail_fault', code: 'EENVELOPE', isFinal: true });
  await vi.waitFor(() => expect(readdirSync(join(outbox, 'refused'))).toHaveLength(1));
  expect(await listOutbox(outbox)).toEqual([]);
});

test('a message taken by a killed server is sent by the next one, but not while another may be sending it', async () => {
  const outbox = join(makeFolder(), 'outbox');
  await createSender({ smtpUrl: null, from: '', outbox }).send(message);
  const [name = ''] = readdirSync(outbox);
  const taken = join(outbox, `${name}.taken`);
  renameSync(join(outbox, name), taken);
  const takenAt = new Date('2026-11-22T08:00:00Z');
  utimesSync(taken, takenAt, takenAt);
  await freeMessages(outbox, takenAt.getTime() + 60_000);
  expect(await listOutbox(outbox)).toEqual([]);
  await freeMessages(outbox, takenAt.getTime() + 3_600_000);
  expect(await listOutbox(outbox)).toMatchObject([message]);
});

test('a message that cannot be stored is reported to the caller', async () => {
  const { send } = createSender({ smtpUrl: null, from: '', outbox: '/dev/null/outbox' });
  await expect(send(message)).rejects.toThrow();
});

type Received = { from: string; to: string[]; source: string };

/** A sender of a server that does as it is told. */
async function open({
  report,
  ...options
}: SMTPServerOptions & { report?: CourierReport | undefined }) {
  const outbox = join(makeFolder(), 'outbox');
  const port = await listen(options);
  const from = 'Facturier <bonjour@facturier.example>';
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const sender = createSender({ smtpUrl, from, outbox, ...(report && { report }) });
  onTestFinished(() => sender.close());
  return { outbox, send: sender.send };
}

function keepIn(received: Received[]): NonNullable<SMTPServerOptions['onData']> {
  return (stream, session, done) => {
    let source = '';
    stream.on('data', (chunk: Buffer) => {
      source += chunk.toString();
    });
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : '';
      received.push({ from, to: rcptTo.map(({ address }) => address), source });
      done();
    });
  };
}

const refuse: NonNullable<SMTPServerOptions['onRcptTo']> = (_address, _session, done) =>
  done(Object.assign(new Error('No such user'), { responseCode: 550 }));

async function listen(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
