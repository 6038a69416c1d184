import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { carryBy, openMailServer } from '#server/test/email/carry.ts';
import { createEmailSite } from '#server/test/email/email-site.ts';
import { startMailServer } from '#server/test/email/mail-server.ts';
import { until } from '#server/test/email/until.ts';
import { createEmailQueue } from './email-queue.ts';

const { owner, call, connect, readLogs, readQueue, makeDue } = await createEmailSite();
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

test('a message goes by SMTP, and nothing of it is left but a line of the log', async () => {
  const { queue, received, wake } = await openMailServer(call);
  await queue.add(email);
  expect(await readLogs()).toEqual([
    {
      recipient_email: 'emile@exemple.fr',
      email_type: 'confirmation',
      subject: 'Confirmez votre adresse e-mail',
      status: 'queued',
      reason: null,
    },
  ]);
  wake();
  await until(async () => expect(await readLogs()).toMatchObject([{ status: 'sent' }]));
  expect(await readQueue()).toEqual([]);
  expect(received).toMatchObject([{ from: 'bonjour@facturier.example', to: ['emile@exemple.fr'] }]);
  expect(received[0]?.source).toMatch(/multipart\/alternative/);
  expect(received[0]?.source).toMatch(/^Auto-Submitted: auto-generated/m);
});

test('a message has its files, whom to answer, and how to be left alone', async () => {
  const { queue, received, wake } = await openMailServer(call);
  await queue.add({
    ...email,
    replyTo: 'atelier@exemple.fr',
    unsubscribeUrl: 'https://facturier.example/functions/v1/unsubscribe?token=a',
    attachments: [
      { filename: 'F-1 é.pdf', contentType: 'application/pdf', base64: 'JVBERi0xLjc=' },
    ],
  });
  wake();
  await until(() => expect(received).toHaveLength(1));
  const source = received[0]?.source.replace(/\r?\n[ \t]+/g, ' ') ?? '';
  expect(source).toMatch(/^Reply-To: atelier@exemple.fr/m);
  expect(source).toMatch(/^List-Unsubscribe: <https:\/\/facturier\.example\/functions/m);
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(source).toContain('JVBERi0xLjc=');
  // A client’s absence message may answer.
  expect(source).not.toMatch(/^Auto-Submitted/m);
});

test('forty messages carried by four servers arrive, once each', async () => {
  const { queue, received, wake, url } = await openMailServer(call);
  const others = [1, 2, 3].map(() => carryBy(url, call));
  const readers = Array.from({ length: 40 }, (_, index) => `client-${index}@exemple.fr`);
  await Promise.all(readers.map((to) => queue.add({ ...email, to })));
  for (const start of [wake, ...others.map((other) => other.wake)]) start();
  await until(async () => expect(await readQueue()).toEqual([]));
  expect(received.map(({ to }) => to[0]).sort()).toEqual(readers.sort());
  expect((await readLogs()).every(({ status }) => status === 'sent')).toBe(true);
});

test('a message that waits for its turn is kept, and leaves by any server once it is due', async () => {
  const queue = createEmailQueue(call);
  await queue.add({ ...email, waitS: 3600 });
  await queue.add({ ...email, to: 'zoe@exemple.fr' });
  expect((await queue.take())?.email?.to).toBe('zoe@exemple.fr');
  expect(await queue.take()).toBeNull();
  await makeDue();
  expect((await createEmailQueue(call).take())?.email?.to).toBe(email.to);
});

test('what cannot be read as a message is given up, and the next one goes', async () => {
  const { queue, wake, received, faults } = await openMailServer(call);
  await owner.query(
    "select public.add_mail(gen_random_uuid(), 'a@b.fr', 'confirmation', 'Objet', '{}')",
  );
  await queue.add(email);
  wake();
  await until(() => expect(received).toHaveLength(1));
  await until(async () =>
    expect(await readLogs()).toMatchObject([{ status: 'failed' }, { status: 'sent' }]),
  );
  expect(faults).toEqual([{ event: 'mail_fault', code: 'unreadable', isFinal: true }]);
});

test('the same id twice is one message', async () => {
  const queue = createEmailQueue(call);
  const id = '0b8f8f4c-0d8b-4e7d-9a3e-111111111111';
  await queue.add(email, id);
  await queue.add(email, id);
  expect(await readQueue()).toMatchObject([{ id }]);
  const taken = await queue.take();
  await queue.settle(taken?.id ?? '', { outcome: 'sent' });
  await queue.add(email, id);
  expect(await readQueue()).toEqual([]);
});

test('messages with a file wait while there is room for them, others always', async () => {
  const queue = createEmailQueue(call);
  const setRoom = (bytes: number) =>
    owner.query(
      `create or replace function private.most_waiting_bytes() returns bigint language sql immutable set search_path = '' as 'select ${bytes}::bigint'`,
    );
  const attachments = [
    { filename: 'F-1.pdf', contentType: 'application/pdf', base64: 'A'.repeat(200_000) },
  ];
  await setRoom(300_000);
  await queue.add({ ...email, attachments });
  await expect(queue.add({ ...email, attachments })).rejects.toThrow();
  await queue.add(email);
  expect(await readQueue()).toHaveLength(2);
  expect(await readLogs()).toHaveLength(2);
  await setRoom(2_000_000_000);
  await queue.add({ ...email, attachments });
  expect(await readQueue()).toHaveLength(3);
});

test('waits double up to an hour, and a day ends them', async () => {
  const queue = createEmailQueue(call);
  await queue.add(email);
  const waits: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    await makeDue();
    const taken = await queue.take();
    expect(await queue.settle(taken?.id ?? '', { outcome: 'later', reason: 'ETIMEDOUT' })).toBe(
      'queued',
    );
    waits.push((await readQueue())[0]?.wait ?? 0);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  await owner.query(
    "update private.mail_queue set due_at = now(), created_at = now() - interval '25 hours'",
  );
  const taken = await queue.take();
  expect(await queue.settle(taken?.id ?? '', { outcome: 'later', reason: 'ETIMEDOUT' })).toBe(
    'failed',
  );
  expect(await readQueue()).toEqual([]);
  expect(await readLogs()).toMatchObject([{ status: 'failed', reason: 'ETIMEDOUT' }]);
});

test('a message that is given up is reported as such', async () => {
  const { queue, wake, faults } = carryBy('smtp://127.0.0.1:1', call);
  await queue.add(email);
  await owner.query("update private.mail_queue set created_at = now() - interval '25 hours'");
  wake();
  await until(() => expect(faults).toHaveLength(2));
  expect(faults[1]).toEqual({ event: 'mail_fault', code: 'given_up', isFinal: true });
});

test('what a sender holds is nobody else’s until it has been silent for 20 seconds', async () => {
  const [killed, other] = [createEmailQueue(call), createEmailQueue(call)];
  await killed.add(email);
  const held = await killed.take();
  expect(held?.email).toEqual(email);
  expect(await other.take()).toBeNull();
  await owner.query("update private.mail_queue set due_at = now() + interval '1 second'");
  await killed.hold();
  expect((await readQueue())[0]?.wait).toBe(20);
  await makeDue();
  expect((await other.take())?.id).toBe(held?.id);
  // The first sender comes back: the e-mail is no longer its own.
  expect(await killed.settle(held?.id ?? '', { outcome: 'sent' })).toBeNull();
  expect(await readLogs()).toMatchObject([{ status: 'queued' }]);
  expect(await other.settle(held?.id ?? '', { outcome: 'sent' })).toBe('sent');
});

test('a message that went while the database was away is noted later, and not sent again', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  let isAway = true;
  const { queue, wake, faults } = carryBy(server.url, (name, values) =>
    name === 'settle_mail' && isAway ? Promise.reject(new Error('away')) : call(name, values),
  );
  await queue.add(email);
  wake();
  await until(() => expect(faults).toHaveLength(1));
  isAway = false;
  expect((await readQueue())[0]?.wait).toBe(20);
  wake();
  await until(async () => expect(await readLogs()).toMatchObject([{ status: 'sent' }]));
  expect(server.received).toHaveLength(1);
});

test('a message that takes longer than the queue waits is not begun again by the same sender', async () => {
  const begun: string[] = [];
  const answers: (() => void)[] = [];
  const { queue, wake } = await openMailServer(call, {
    onData: (stream, { envelope }, done) => {
      stream.resume();
      begun.push(envelope.rcptTo[0]?.address ?? '');
      answers.push(done);
    },
  });
  await queue.add(email);
  wake();
  await until(() => expect(begun).toHaveLength(1));
  await makeDue();
  wake();
  await until(async () => expect(await readQueue()).toMatchObject([{ tries: 2 }]));
  await queue.add({ ...email, to: 'zoe@exemple.fr' });
  wake();
  await until(() => expect(begun).toContain('zoe@exemple.fr'));
  for (const answer of answers) answer();
  await until(async () => expect(await readQueue()).toEqual([]));
  expect(begun).toEqual(['emile@exemple.fr', 'zoe@exemple.fr']);
  expect((await readLogs()).every(({ status }) => status === 'sent')).toBe(true);
});

test('a message says nothing of an account that is deleted once it is gone', async () => {
  const { queue, wake, received } = await openMailServer(call);
  await queue.add({ ...email, leavesNoName: true });
  wake();
  await until(() => expect(received).toMatchObject([{ to: ['emile@exemple.fr'] }]));
  expect(await readLogs()).toMatchObject([{ recipient_email: '' }]);
});

test('users, visitors and administrators cannot reach the queue', async () => {
  const visitor = connect();
  for (const [name, values] of [
    [
      'add_mail',
      { p_id: crypto.randomUUID(), p_recipient: '', p_type: '', p_subject: '', p_content: '' },
    ],
    ['take_mail', { p_holder: crypto.randomUUID() }],
    ['hold_mail', { p_holder: crypto.randomUUID() }],
    [
      'settle_mail',
      { p_id: crypto.randomUUID(), p_holder: crypto.randomUUID(), p_outcome: 'sent' },
    ],
  ] as const)
    expect((await visitor.rpc(name, values)).error, name).toMatchObject({ code: '42501' });
});
