import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepEmail } from './outbox.ts';
import { deriveEmailId } from './queue/derive-email-id.ts';
import { createSender } from './sender.ts';

const email = {
  to: 'emile@exemple.fr',
  subject: 'Confirmez votre adresse e-mail',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  type: 'confirmation',
};
const settings = { smtpUrl: null, from: 'a@b.fr', report: () => undefined };

test('without SMTP, a message is a file that only the server reads, and the database notes it', async () => {
  const outbox = join(makeFolder(), 'outbox');
  const notes: unknown[] = [];
  const { send } = createSender({ ...settings, outbox }, (name, values) => {
    notes.push([name, values.p_recipient, values.p_content]);
    return Promise.resolve([]);
  });
  await send(email);
  const [name = ''] = readdirSync(outbox);
  expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(join(outbox, name), 'utf8'))).toMatchObject(email);
  expect(notes).toEqual([['add_mail', 'emile@exemple.fr', null]]);
});

test('without SMTP, a message that is sent twice by one id is one file', async () => {
  const outbox = makeFolder();
  const ids: unknown[] = [];
  const { send } = createSender({ ...settings, outbox }, (_, { p_id }) => {
    ids.push(p_id);
    return Promise.resolve([]);
  });
  const id = deriveEmailId('one wish');
  await send(email, id);
  await send(email, id);
  await send(email, deriveEmailId('another wish'));
  expect(readdirSync(outbox)).toHaveLength(2);
  expect(ids.slice(0, 2)).toEqual([id, id]);
});

test('without SMTP, a welcome that is not due is not kept', async () => {
  const outbox = makeFolder();
  const due = [[{ id: 'a' }], []];
  const { send } = createSender({ ...settings, outbox }, async () => due.shift() ?? []);
  const welcome = { userId: deriveEmailId('one user'), isAsked: false };
  await send({ ...email, welcome });
  await send({ ...email, welcome });
  expect(readdirSync(outbox)).toHaveLength(1);
  await expect(send({ ...email, welcome: { ...welcome, isAsked: true } })).rejects.toThrow();
});

test('a message that cannot be stored is reported to the caller', async () => {
  const { send } = createSender({ ...settings, outbox: '/dev/null/outbox' }, () =>
    Promise.resolve([]),
  );
  await expect(send(email)).rejects.toThrow();
});

test('messages with a file stay while there is room for them, others always', async () => {
  const outbox = makeFolder();
  const attachments = [
    { filename: 'F-1.pdf', contentType: 'application/pdf', base64: 'A'.repeat(2000) },
  ];
  await keepEmail(outbox, { ...email, attachments }, { mostBytes: 4000 });
  await expect(
    keepEmail(outbox, { ...email, attachments }, { mostBytes: 4000 }),
  ).rejects.toMatchObject({
    code: 'outbox_full',
  });
  await keepEmail(outbox, email, { mostBytes: 4000 });
  expect(readdirSync(outbox)).toHaveLength(2);
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
