import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { purgeExpired } from '#server/routes/functions/purge-accounts.ts';
import { createFunctionSite } from '#server/test/email/function-site.ts';

const { owner, connect, join, call, visit, forgetUses, env } = await createFunctionSite();
const content = Buffer.from('chiffré par le navigateur').toString('base64');
const share = async (days = 7) => {
  forgetUses();
  const { status, body } = await call(connect(), 'share-document', { content, days });
  return { status, ...body };
};
const read = (id: string) => call(connect(), 'read-shared', { id });
const GONE = { status: 404, body: { code: 'shared_not_found' } };

test('what one visitor shares, whoever has the link reads, as often as they like, to its day', async () => {
  const { status, id, deletion_token, expires_at } = await share();
  expect(status).toBe(200);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(deletion_token).toMatch(/^[\w-]{43}$/);
  const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  for (const _ of [1, 2])
    expect(await read(id)).toEqual({ status: 200, body: { content, expires_at } });
  await owner.query(
    "update private.shared_documents set created_at = now() - interval '8 days', expires_at = now() where id = $1",
    [id],
  );
  expect(await read(id)).toMatchObject(GONE);
});

test('a large document comes back as it was', async () => {
  const large = Buffer.alloc(2_900_000, 'é').toString('base64');
  forgetUses();
  const { body } = await call(connect(), 'share-document', { content: large, days: 1 });
  expect((await read(body.id)).body.content).toBe(large);
});

test('the deletion token deletes, once; no other does', async () => {
  const { id, deletion_token } = await share();
  const { deletion_token: other } = await share();
  const remove = (token: string) => call(connect(), 'delete-shared', { id, deletion_token: token });
  expect(await remove(other)).toMatchObject(GONE);
  expect((await read(id)).status).toBe(200);
  expect(await remove(deletion_token)).toEqual({ status: 200, body: { deleted: true } });
  expect(await read(id)).toMatchObject(GONE);
  expect(await remove(deletion_token)).toMatchObject(GONE);
  const { rows } = await owner.query('select deletion_hash from private.shared_documents');
  expect(JSON.stringify(rows)).not.toContain(other);
});

test.each([
  ['no content', { content: '', days: 7 }],
  ['words that are no base64', { content: 'é', days: 7 }],
  ['more than three megabytes', { content: 'AAAA'.repeat(1_000_001), days: 7 }],
  ['another number of days', { content, days: 365 }],
  ['no end', { content }],
])('%s is refused', async (_, body) => {
  forgetUses();
  expect(await call(connect(), 'share-document', body)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  });
});

test.each([
  ['more than thirty days', { days: 31, bytes: 10 }],
  ['more than three megabytes', { days: 1, bytes: 3_000_001 }],
  ['nothing', { days: 1, bytes: 0 }],
])('the database itself keeps no %s', async (_, { days, bytes }) => {
  const id = randomBytes(16).toString('base64url');
  const kept = owner.query('select public.share_document($1, $2, $3, $4)', [
    id,
    Buffer.alloc(bytes).toString('base64'),
    'A'.repeat(43),
    days,
  ]);
  await expect(kept).rejects.toMatchObject({ code: '23514' });
});

test('an id that is none is refused before it is looked for', async () => {
  expect((await read('../keys')).status).toBe(400);
  expect(await read('A'.repeat(22))).toMatchObject(GONE);
});

test('a network shares twenty a day, reads three hundred an hour, deletes sixty an hour', async () => {
  forgetUses();
  visit();
  const client = connect();
  const use = async (name: string, body: object, times: number) => {
    for (let count = 0; count < times; count += 1)
      expect((await call(client, name, body)).status).not.toBe(429);
    expect((await call(client, name, body)).status).toBe(429);
  };
  const id = 'A'.repeat(22);
  await use('share-document', { content, days: 1 }, 20);
  await use('read-shared', { id }, 300);
  await use('delete-shared', { id, deletion_token: 'A'.repeat(43) }, 60);
});

const setRoom = (bytes: number) =>
  owner.query(
    `create or replace function private.most_shared_bytes() returns bigint language sql immutable set search_path = '' as 'select ${bytes}::bigint'`,
  );

test('once the room for all is full, nothing more is shared', async () => {
  await setRoom(0);
  forgetUses();
  expect(await call(connect(), 'share-document', { content, days: 1 })).toMatchObject({
    status: 507,
    body: { code: 'sharing_full' },
  });
  await setRoom(5_000_000_000);
  expect((await share()).status).toBe(200);
});

test('a document that is deleted leaves its room to the next one', async () => {
  await owner.query('delete from private.shared_documents');
  await setRoom(3_000_000);
  const large = randomBytes(2_000_000).toString('base64');
  const shareLarge = () => {
    forgetUses();
    return call(connect(), 'share-document', { content: large, days: 1 });
  };
  const { id, deletion_token } = (await shareLarge()).body;
  expect(await shareLarge()).toMatchObject({ status: 507 });
  await call(connect(), 'delete-shared', { id, deletion_token });
  expect((await shareLarge()).status).toBe(200);
  await setRoom(5_000_000_000);
});

test('no user reaches what is shared but by its link', async () => {
  const { client } = await join('curieux@exemple.fr');
  for (const [name, values] of [
    ['read_shared', { p_id: 'A' }],
    ['delete_shared', { p_id: 'A', p_deletion_hash: 'A' }],
    ['purge_expired', {}],
  ] as const)
    expect((await client.rpc(name, values)).error, name).toMatchObject({ code: '42501' });
});

test('what has been kept long enough goes, and nothing else', async () => {
  await owner.query('delete from private.shared_documents');
  const { id } = await share();
  const { id: old } = await share(1);
  await owner.query(
    "update private.shared_documents set created_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = $1",
    [old],
  );
  for (const age of ['11 months', '13 months']) {
    await owner.query(
      "insert into email_logs (recipient_email, email_type, subject, status, created_at) values ('a@b.fr', 't', 'S', 'sent', now() - $1::interval)",
      [age],
    );
    await owner.query(
      "insert into support_messages (email, subject, message, created_at) values ('a@b.fr', 'S', 'M', now() - $1::interval)",
      [age],
    );
  }
  for (const [email, age] of [
    ['parti@exemple.fr', '37 months'],
    ['revenu@exemple.fr', '35 months'],
  ])
    await owner.query(
      'insert into leads (email, created_at, last_activity_at) values ($1, now() - interval $$5 years$$, now() - $2::interval)',
      [email, age],
    );
  await purgeExpired(env);
  const count = async (table: string) =>
    (await owner.query(`select count(*)::int as n from ${table}`)).rows[0].n;
  expect(await count('private.shared_documents')).toBe(1);
  expect((await read(id)).status).toBe(200);
  expect(await count('email_logs')).toBe(1);
  expect(await count('support_messages')).toBe(1);
  const { rows: leads } = await owner.query('select email from leads');
  expect(leads).toEqual([{ email: 'revenu@exemple.fr' }]);
});
