import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createEmailSite } from '#server/test/email/email-site.ts';
import { createEmailQueue } from './email-queue.ts';

const { owner, call, readLogs, readQueue, makeDue } = await createEmailSite();
beforeEach(async () => {
  await owner.query('delete from email_logs');
});
const email = {
  to: 'emile@exemple.fr',
  subject: 'Nouvelles',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  type: 'newsletter',
};
const addNews = async (count: number, content = JSON.stringify(email)) => {
  await owner.query(
    `with noted as (
       insert into email_logs (recipient_email, email_type, subject, status)
       select 'emile@exemple.fr', 'newsletter', 'Nouvelles', 'queued' from generate_series(1, $1::int)
       returning id
     )
     insert into private.mail_queue (id, content, is_news) select id, $2, true from noted`,
    [count, content],
  );
};

test('a sender whose hands take at once still has three news at most', async () => {
  await addNews(5);
  const holder = crypto.randomUUID();
  const [first, second] = await Promise.all([openClient(), openClient()]);
  await first.query('begin');
  for (const _ of [1, 2, 3])
    expect((await first.query('select * from take_mail($1)', [holder])).rowCount).toBe(1);
  const fourth = second.query('select * from take_mail($1)', [holder]);
  await first.query('commit');
  expect((await fourth).rowCount).toBe(0);
});

test('news that waited for days behind others are tried as often as any message', async () => {
  await addNews(1);
  await owner.query("update private.mail_queue set created_at = now() - interval '3 days'");
  const queue = createEmailQueue(call);
  for (let turn = 1; turn < 30; turn += 1) {
    await makeDue();
    const taken = await queue.take();
    expect(await queue.settle(taken?.id ?? '', { outcome: 'later', reason: 'ETIMEDOUT' })).toBe(
      'queued',
    );
  }
  expect(await readQueue()).toMatchObject([{ tries: 29, wait: 3600 }]);
  await makeDue();
  const taken = await queue.take();
  expect(await queue.settle(taken?.id ?? '', { outcome: 'later', reason: 'ETIMEDOUT' })).toBe(
    'failed',
  );
  expect(await readLogs()).toMatchObject([{ status: 'failed' }]);
});

test('news that wait take no room from documents', async () => {
  await owner.query(
    `create or replace function private.most_waiting_bytes() returns bigint language sql immutable
     set search_path = '' as 'select 300000::bigint'`,
  );
  await addNews(2, 'A'.repeat(200_000));
  const attachments = [
    { filename: 'F-1.pdf', contentType: 'application/pdf', base64: 'A'.repeat(200_000) },
  ];
  await createEmailQueue(call).add({ ...email, type: 'document-to-self', attachments });
  expect(await readQueue()).toHaveLength(3);
});

async function openClient() {
  const client = await owner.connect();
  onTestFinished(() => client.release());
  return client;
}
