import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, anonymous, admin, server } = await createPeople(database);
const ADD = 'insert into draft_files (hash, media_type, bytes) values ($1, $2, $3)';
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const add = async (bytes: Buffer, ask = owner) => {
  await ask(`${ADD} on conflict do nothing`, [hashOf(bytes), 'image/png', bytes]);
  return hashOf(bytes);
};
const save = async (draft: unknown, ask = owner) => {
  const id = randomUUID();
  await ask("insert into documents (id, document_type) values ($1, 'devis')", [id]);
  await ask('insert into document_contents (document_id, draft) values ($1, $2)', [id, draft]);
  return id;
};
const withLogo = (hash: string) => ({ style: { logo: { data: `file:${hash}` } } });
const hashesOf = async (ask = owner) =>
  (await ask('select hash from draft_files order by hash')).map(({ hash }) => hash);

test('draft_files: its owner adds a file, once, reads it and deletes it', async () => {
  const bytes = Buffer.from('logo');
  const hash = await add(bytes);
  await add(bytes);
  expect(await owner('select * from draft_files')).toMatchObject([
    { user_id: ownerId, hash, media_type: 'image/png', bytes, size: 4 },
  ]);
  await expect(owner("update draft_files set media_type = 'image/jpeg'")).rejects.toThrow(
    'permission denied',
  );
  expect(await owner('delete from draft_files returning hash')).toEqual([{ hash }]);
});

test('draft_files: strangers, administrators, visitors and the server see none of it', async () => {
  const hash = await add(Buffer.from('private'));
  for (const other of [stranger, admin]) {
    expect(await other('select hash from draft_files')).toEqual([]);
    expect(await other('delete from draft_files returning hash')).toEqual([]);
    await expect(
      other("insert into draft_files (user_id, hash) values ($1, 'a')", [ownerId]),
    ).rejects.toThrow('permission denied');
  }
  for (const text of ['select hash from draft_files', 'delete from draft_files'])
    for (const other of [anonymous, server])
      await expect(other(text)).rejects.toThrow('permission denied');
  // The same file of two users is two rows: whether another has it cannot be asked.
  await add(Buffer.from('private'), stranger);
  expect(await hashesOf(stranger)).toEqual([hash]);
  await owner('delete from draft_files');
  expect(await hashesOf(stranger)).toEqual([hash]);
});

test('a file is what its hash says, of a known type, and of two megabytes at most', async () => {
  const bytes = Buffer.from('logo');
  for (const values of [
    [hashOf(Buffer.from('other')), 'image/png', bytes],
    [hashOf(bytes).toUpperCase(), 'image/png', bytes],
    [hashOf(bytes), 'image/svg+xml', bytes],
    [hashOf(bytes), 'text/html', bytes],
    [hashOf(Buffer.alloc(0)), 'image/png', Buffer.alloc(0)],
    [hashOf(Buffer.alloc(2_100_001)), 'image/png', Buffer.alloc(2_100_001)],
  ])
    await expect(owner(ADD, values)).rejects.toThrow('check constraint');
  await add(Buffer.alloc(2_100_000));
  await owner('delete from draft_files');
});

test('a file that a draft carries stays, whoever asks, until no draft carries it', async () => {
  const hash = await add(Buffer.from('shared'));
  const drafts = [await save(withLogo(hash)), await save({ notes: withLogo(hash) })];
  const remove = () => owner('delete from draft_files where hash = $1', [hash]);
  await expect(remove()).rejects.toMatchObject({ code: '23503' });
  await owner("update document_contents set draft = '{}' where document_id = $1", [drafts[0]]);
  await expect(remove()).rejects.toThrow('a_draft_carries_a_stored_file');
  await owner('delete from documents where id = $1', [drafts[1]]);
  await remove();
  expect(await hashesOf()).toEqual([]);
});

test('a draft cannot carry a file that is not there, nor that of someone else', async () => {
  const hash = await add(Buffer.from('mine'));
  await expect(save(withLogo(hash), stranger)).rejects.toMatchObject({ code: '23503' });
  await expect(save(withLogo('0'.repeat(64)))).rejects.toMatchObject({ code: '23503' });
  // Words that only speak of a file name none.
  await save({ notes: `voir "file:${'0'.repeat(64)}"`, subject: `file:${'0'.repeat(64)} ` });
  await owner('delete from documents');
  await owner('delete from draft_files');
});

test('files that no draft has carried for a day go when the next one comes', async () => {
  const [used, lost, young] = [
    await add(Buffer.from('used')),
    await add(Buffer.from('lost')),
    await add(Buffer.from('young')),
  ];
  const ofAnother = await add(Buffer.from('of another'), stranger);
  await save(withLogo(used));
  await database.owner.query(
    "update draft_files set created_at = now() - interval '2 days' where hash <> $1",
    [young],
  );
  const next = await add(Buffer.from('next'));
  expect(await hashesOf()).toEqual([used, young, next].sort());
  expect(await hashesOf()).not.toContain(lost);
  expect(await hashesOf(stranger)).toContain(ofAnother);
});

test('a draft of more than two megabytes is refused, one that was larger before can be read and made smaller', async () => {
  const fits = await save({ notes: 'x'.repeat(1_999_900) });
  expect(await owner('select size from documents where id = $1', [fits])).toEqual([
    { size: 1_999_900 + '{"notes": ""}'.length },
  ]);
  const large = JSON.stringify({ notes: 'x'.repeat(2_000_000) });
  await expect(save(large)).rejects.toThrow('document_contents_size_check');
  await expect(
    owner('update document_contents set draft = $1 where document_id = $2', [large, fits]),
  ).rejects.toThrow('document_contents_size_check');

  const { owner: pool } = database;
  await pool.query('alter table document_contents drop constraint document_contents_size_check');
  const former = await save(large);
  await pool.query(
    'alter table document_contents add constraint document_contents_size_check check (size <= 2000000) not valid',
  );
  const read = 'select size from document_contents where document_id = $1';
  expect(await owner(read, [former])).toEqual([{ size: 2_000_000 + '{"notes": ""}'.length }]);
  await owner("update document_contents set draft = '{}' where document_id = $1", [former]);
  expect(await owner(read, [former])).toEqual([{ size: 2 }]);
});

test('an account goes with its files and the drafts that carry them', async () => {
  const id = await insertUser(database.owner);
  const { owner: pool } = database;
  const bytes = Buffer.from('mine');
  await pool.query(
    "insert into draft_files (user_id, hash, media_type, bytes) values ($1, $2, 'image/png', $3)",
    [id, hashOf(bytes), bytes],
  );
  await pool.query(
    `with document as (insert into documents (user_id, document_type) values ($1, 'devis') returning id)
     insert into document_contents (document_id, user_id, draft) select id, $1, $2 from document`,
    [id, withLogo(hashOf(bytes))],
  );
  await pool.query('delete from auth.users where id = $1', [id]);
  for (const table of ['draft_files', 'private.draft_file_uses', 'private.account_usage'])
    expect(
      (await pool.query(`select from ${table} where user_id = $1`, [id])).rowCount,
      table,
    ).toBe(0);
});
