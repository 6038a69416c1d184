import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openWholeSite } from '#server/test/whole-site.ts';

// The contents of an account, through the official client, as the application writes them.
const site = await openWholeSite();
const { client, id } = await site.signUp('atelier@exemple.fr');
const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);
const file = {
  hash: createHash('sha256').update(bytes).digest('hex'),
  media_type: 'image/png',
  bytes: `\\x${bytes.toString('hex')}`,
};
const addFile = () =>
  client.from('draft_files').upsert(file, { onConflict: 'user_id,hash', ignoreDuplicates: true });
const usage = async () =>
  (await client.rpc('get_usage')).data?.map(({ subject, used }) => [subject, used]);

test('a file is sent once, carried by drafts, and given back as it was', async () => {
  for (const sent of [await addFile(), await addFile()]) expect(sent.error).toBeNull();
  const draft = { kind: 'devis', style: { logo: { data: `file:${file.hash}` } } };
  const { data: document } = await client
    .from('documents')
    .insert({ document_type: 'devis' })
    .select('id')
    .single();
  const document_id = document?.id ?? '';
  const saved = await client.from('document_contents').insert({ document_id, draft });
  expect(saved.error).toBeNull();
  expect((await client.from('draft_files').select('hash, bytes, size').single()).data).toEqual({
    hash: file.hash,
    bytes: file.bytes,
    size: bytes.length,
  });
  expect(await usage()).toContainEqual(['files', 1]);

  const refused = await client.from('draft_files').delete().eq('hash', file.hash);
  expect([refused.status, refused.error?.code]).toEqual([409, '23503']);
  expect(await usage()).toContainEqual(['files', 1]);
  expect((await client.from('documents').delete().eq('id', document_id)).error).toBeNull();
  expect((await client.from('draft_files').delete().eq('hash', file.hash)).error).toBeNull();
  expect(await usage()).toContainEqual(['bytes', 0]);
});

test('what passes a limit is refused with a code, and says what to do', async () => {
  await site.owner.query(
    "insert into private.account_usage values ($1, 'companies', 100) on conflict (user_id, subject) do update set used = 100",
    [id],
  );
  const { status, error } = await client.from('companies').insert({ name: 'Une de trop' });
  expect([status, error?.code, error?.message]).toEqual([400, 'QUOTA', 'Quota reached: companies']);
  expect(JSON.parse(error?.details ?? '')).toEqual({
    subject: 'companies',
    asked: 101,
    allowed: 100,
  });
  expect(error?.hint).toContain('get_usage()');
  expect((await client.from('companies').select('id')).data).toEqual([]);
  expect(site.faults).toEqual([]);
});
