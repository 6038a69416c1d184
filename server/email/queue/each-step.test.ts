import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { carryBy, openMailServer } from '#server/test/email/carry.ts';
import { createEmailSite } from '#server/test/email/email-site.ts';
import { type SmtpStep, startScriptedServer } from '#server/test/email/scripted-server.ts';
import { until } from '#server/test/email/until.ts';
import { createCourier } from './courier.ts';
import { createEmailQueue } from './email-queue.ts';

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

async function fail(step: SmtpStep, reply: string | null) {
  const server = await startScriptedServer({ step, reply });
  onTestFinished(server.close);
  const courier = carryBy(server.url, call);
  await courier.queue.add(email);
  courier.wake();
  return { ...server, ...courier };
}

const STEPS: SmtpStep[] = ['greeting', 'EHLO', 'STARTTLS', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'end'];
const later = [
  ...STEPS.map((step) => [step, '421 Later'] as const),
  ...STEPS.map((step) => [step, null] as const),
  ['body', null] as const,
  // Refusals of our settings: the operator has a day to fix them.
  ...(['greeting', 'EHLO', 'STARTTLS', 'AUTH', 'MAIL'] as const).map(
    (step) => [step, '550 Never'] as const,
  ),
];

test.each(later)(
  'at %s, a server that says %s gets the message again later',
  async (step, reply) => {
    const { accepted, faults, close } = await fail(step, reply);
    await until(() => expect(faults).toHaveLength(1));
    await close();
    expect(faults).toMatchObject([{ event: 'mail_fault', isFinal: false }]);
    expect(JSON.stringify(faults)).not.toContain('exemple.fr');
    expect(accepted).toEqual([]);
    expect(await readQueue()).toMatchObject([{ tries: 1, wait: 30 }]);
    expect(await readLogs()).toMatchObject([{ status: 'queued' }]);

    const { received, wake } = await openMailServer(call);
    await makeDue();
    wake();
    await until(async () => expect(await readLogs()).toMatchObject([{ status: 'sent' }]));
    expect(received).toHaveLength(1);
  },
);

test.each(['RCPT', 'DATA', 'end'] as const)(
  'a server that refuses a message for good at %s is not asked again',
  async (step) => {
    const { faults } = await fail(step, '550 Never');
    await until(async () => expect(await readLogs()).toMatchObject([{ status: 'failed' }]));
    expect(faults).toMatchObject([{ event: 'mail_fault', isFinal: true }]);
    expect(await readQueue()).toEqual([]);
  },
);

test('a connection that ends once a message is accepted sends it no second time', async () => {
  const { accepted, faults } = await fail('accepted', null);
  await until(async () => expect(await readLogs()).toMatchObject([{ status: 'sent' }]));
  expect(await readQueue()).toEqual([]);
  expect(accepted).toHaveLength(1);
  expect(faults).toEqual([]);
});

test.each(STEPS)(
  'at %s, a server that says nothing is not waited for at the end, and another gets the message',
  async (step) => {
    const silent = await startScriptedServer({ step, reply: '' });
    onTestFinished(silent.close);
    const ending = carryBy(silent.url, call, { farewellMs: 1 });
    await ending.queue.add(email);
    ending.wake();
    await silent.reached;
    await ending.close();
    expect(ending.faults).toEqual([]);
    // It counts as being sent for 20 seconds.
    expect(await readQueue()).toMatchObject([{ wait: 20 }]);

    const { received, wake } = await openMailServer(call);
    await makeDue();
    wake();
    await until(async () => expect(await readLogs()).toMatchObject([{ status: 'sent' }]));
    expect(received).toHaveLength(1);
  },
);

test('what the end cuts off is neither put off nor reported: another sender takes it', async () => {
  const queue = createEmailQueue(call);
  const settled: unknown[] = [];
  const faults: unknown[] = [];
  let cutOff: ((error: Error) => void) | null = null;
  const { wake, close } = createCourier({
    queue: {
      ...queue,
      settle: (...given) => {
        settled.push(given);
        return queue.settle(...given);
      },
    },
    deliver: () =>
      new Promise((_, reject) => {
        cutOff = reject;
      }),
    report: (fault) => faults.push(fault),
    farewellMs: 1,
  });
  await queue.add(email);
  wake();
  const cut = await vi.waitUntil(() => cutOff);
  await close();
  cut(new Error('Connection closed'));
  await setImmediate();
  expect([...settled, ...faults]).toEqual([]);
});

test('what an SMTP server is about to accept is waited for at the end', async () => {
  let accept: (() => void) | null = null;
  const { queue, received, wake, close } = await openMailServer(call, {
    onRcptTo: (_, __, done) => {
      accept = done;
    },
  });
  await queue.add(email);
  wake();
  const answer = await vi.waitUntil(() => accept);
  const closing = close();
  answer();
  await closing;
  expect(received).toHaveLength(1);
  expect(await readQueue()).toEqual([]);
});
