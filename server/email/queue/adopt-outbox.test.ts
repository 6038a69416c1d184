import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepEmail, listOutbox } from '#server/email/outbox.ts';
import { createSender } from '#server/email/sender.ts';
import { createEmailSite } from '#server/test/email/email-site.ts';
import { startMailServer } from '#server/test/email/mail-server.ts';
import { until } from '#server/test/email/until.ts';
import { adoptOutbox } from './adopt-outbox.ts';
import { createEmailQueue } from './email-queue.ts';

const { call, readLogs, readQueue, owner } = await createEmailSite();
const email = {
  to: 'emile@exemple.fr',
  subject: 'Confirmez',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  type: 'confirmation',
};

test('what was kept before there was an SMTP server is sent with the first one', async () => {
  const outbox = makeFolder();
  await keepEmail(outbox, email);
  const mailServer = await startMailServer();
  onTestFinished(mailServer.close);
  const { url, received } = mailServer;
  const report = vi.fn();
  const sender = createSender({ smtpUrl: url, from: 'a@b.fr', outbox, report }, call);
  await until(() => expect(received).toMatchObject([{ to: ['emile@exemple.fr'] }]));
  await sender.send({ ...email, to: 'zoe@exemple.fr' });
  await until(() => expect(received).toHaveLength(2));
  await sender.close();
  expect(readdirSync(outbox)).toEqual([]);
  expect(await readLogs()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  expect(report).not.toHaveBeenCalled();
});

test('a message of the folder is queued once, though the server was killed before it left it', async () => {
  await owner.query('delete from email_logs');
  const outbox = makeFolder();
  await keepEmail(outbox, email);
  const [name = ''] = readdirSync(outbox);
  const kept = (await listOutbox(outbox))[0];
  const settings = { queue: createEmailQueue(call), report: vi.fn() };
  await adoptOutbox(outbox, settings);
  writeFileSync(join(outbox, name), JSON.stringify(kept));
  await adoptOutbox(outbox, settings);
  expect(await readQueue()).toHaveLength(1);
  expect(readdirSync(outbox)).toEqual([]);
});

test('a message of the day before stays in the folder', async () => {
  await owner.query('delete from email_logs');
  const outbox = makeFolder();
  await keepEmail(outbox, email);
  const now = Date.now() + 25 * 3_600_000;
  await adoptOutbox(outbox, { queue: createEmailQueue(call), report: vi.fn(), now });
  expect(await readQueue()).toEqual([]);
  expect(await listOutbox(outbox)).toMatchObject([email]);
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
