import { text } from 'node:stream/consumers';
import type { SMTPServerOptions } from 'smtp-server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { carryBy, openMailServer } from '#server/test/email/carry.ts';
import { createEmailSite } from '#server/test/email/email-site.ts';
import { startMailServer } from '#server/test/email/mail-server.ts';
import { until } from '#server/test/email/until.ts';

const { owner, call, readLogs, readQueue, makeDue } = await createEmailSite();
beforeEach(async () => {
  await owner.query('delete from email_logs');
});
const email = {
  to: 'emile@exemple.fr',
  subject: 'Confirmez votre adresse e-mail',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  type: 'confirmation',
};

const say = (responseCode: number) => Object.assign(new Error('No'), { responseCode });
const steps: [name: string, code: string, options: (cut: () => void) => SMTPServerOptions][] = [
  ['the connection', 'EPROTOCOL', () => ({ onConnect: (_, done) => done(say(554)) })],
  ['the sender', 'EENVELOPE', () => ({ onMailFrom: (_, __, done) => done(say(451)) })],
  ['the sender for good', 'EENVELOPE', () => ({ onMailFrom: (_, __, done) => done(say(550)) })],
  ['the reader', 'EENVELOPE', () => ({ onRcptTo: (_, __, done) => done(say(450)) })],
  [
    'the end of a message',
    'EMESSAGE',
    () => ({
      onData: (stream, _, done) => {
        text(stream).then(() => done(say(451)), done);
      },
    }),
  ],
  ['the middle of a message', 'ECONNECTION', (cut) => ({ onData: () => cut() })],
  [
    'what it had read whole, cut off before its answer',
    'ECONNECTION',
    (cut) => ({
      onData: (stream) => {
        text(stream).then(cut, cut);
      },
    }),
  ],
];

test.each(steps)(
  'a server that fails at %s gets the message again later, once',
  async (_, code, fail) => {
    const failing = await startMailServer(fail(() => failing.cut()));
    onTestFinished(failing.close);
    const first = carryBy(failing.url, call);
    await first.queue.add(email);
    first.wake();
    await until(() => expect(first.faults).toHaveLength(1));
    await first.close();
    expect(first.faults).toEqual([{ event: 'mail_fault', code, isFinal: false }]);
    const [waiting] = await readQueue();
    expect(waiting).toMatchObject({ tries: 1, wait: 30 });
    expect(await readLogs()).toMatchObject([{ status: 'queued' }]);

    const { received, wake } = await openMailServer(call);
    await makeDue();
    wake();
    await until(async () =>
      expect(await readLogs()).toMatchObject([{ status: 'sent', reason: null }]),
    );
    expect(received).toHaveLength(1);
    expect(received[0]?.messageId).toBe(`<${waiting?.id}@facturier.example>`);
  },
);

test('nobody waits for a server that is away', async () => {
  const { queue, wake, faults, close } = carryBy('smtp://127.0.0.1:1', call);
  await queue.add(email);
  wake();
  await until(() => expect(faults).toHaveLength(1));
  expect(JSON.stringify(faults)).not.toContain('exemple.fr');
  await close();
  expect(await readLogs()).toMatchObject([{ status: 'queued', reason: 'ESOCKET' }]);
});

test.each([
  ['the reader', 'EENVELOPE 550', { onRcptTo: (_, __, done) => done(say(550)) }],
  [
    'the message',
    'EMESSAGE 554',
    {
      onData: (stream, _, done) => {
        text(stream).then(() => done(say(554)), done);
      },
    },
  ],
] satisfies [string, string, SMTPServerOptions][])(
  'a server that refuses %s is not asked again',
  async (_, reason, options) => {
    const { queue, wake, faults } = await openMailServer(call, options);
    await queue.add(email);
    wake();
    await until(async () => expect(await readLogs()).toMatchObject([{ status: 'failed', reason }]));
    expect(faults).toMatchObject([{ event: 'mail_fault', isFinal: true }]);
    expect(await readQueue()).toEqual([]);
  },
);
