import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { askAs } from '#server/test/ask-as.ts';
import { type Ask, createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, anonymous, admin, server } = await createPeople(database);
const asOwner = async (text: string, values: unknown[] = []) =>
  (await database.owner.query(text, values)).rows;

/** The bytes an account wrote in an hour, as the limit counts them. */
const writtenBy = async (id = ownerId) => {
  const [row] = await asOwner('select private.written_bytes($1)::int as written', [id]);
  return row?.written as number;
};
const setWritten = (bytes: number, hoursAgo = 0) =>
  asOwner(
    `insert into private.account_writes (user_id, process, hour, written) values ($1, 0, floor(date_part('epoch', now()) / 3600) - $3::int, $2)
     on conflict (user_id, process) do update set hour = excluded.hour, written = excluded.written, written_before = 0`,
    [ownerId, bytes, hoursAgo],
  );
const addDraft = async (ask: Ask, draft: object) => {
  const id = randomUUID();
  await ask("insert into documents (id, document_type) values ($1, 'devis')", [id]);
  await ask('insert into document_contents (document_id, draft) values ($1, $2)', [id, draft]);
  return id;
};

beforeEach(async () => {
  await owner('delete from documents');
  await asOwner('delete from private.account_writes');
});

test('what is written counts, whether it makes more of what is held or not', async () => {
  const big = { notes: 'x'.repeat(100_000) };
  await addDraft(owner, big);
  const added = await writtenBy();
  expect(added).toBeGreaterThan(100_000);
  expect(added).toBeLessThan(110_000);
  await owner('update document_contents set draft = $1', [{ notes: 'y'.repeat(100_000) }]);
  expect(await writtenBy()).toBeGreaterThanOrEqual(added + 100_000);
});

test('a change that changes nothing stores no words again, and hardly counts', async () => {
  const draft = { notes: randomBytes(100_000).toString('base64') };
  const id = await addDraft(owner, draft);
  const before = await writtenBy();
  // pg_column_toast_chunk_id comes with PostgreSQL 17 only: the words of the one document are read
  // where they are stored aside.
  const [aside] = await asOwner(
    "select reltoastrelid::regclass::text as name from pg_class where oid = 'document_contents'::regclass",
  );
  const read = async () => {
    const [row] = await asOwner(
      `select (select string_agg(distinct chunk_id::text, ' ') from ${aside?.name}) as words, version
       from document_contents where document_id = $1`,
      [id],
    );
    return row;
  };
  const stored = await read();
  expect(stored?.words).toMatch(/^\d+$/);
  expect(
    await owner('update document_contents set draft = $1 returning document_id', [draft]),
  ).toHaveLength(1);
  expect(await read()).toEqual(stored);
  await owner('update document_contents set raw_texts = $1', [{ date: '12 nov' }]);
  expect((await read())?.words).toBe(stored?.words);
  expect((await writtenBy()) - before).toBeLessThan(200_000);
});

test.each([
  ['a draft', 'update document_contents set draft = $1', [{ notes: 'z' }]],
  [
    'a draft, as devices save it',
    'select save_document($1, $2, $3, $4)',
    ['new', { kind: 'devis' }, {}, {}],
  ],
  ['a document', "update documents set subject = 'Toiture'", []],
  ['a client', "insert into clients (name) values ('Zoé')", []],
  [
    'products',
    'select import_products($1)',
    ['[{"description": "Pose", "unit_price_excluding_tax": 1}]'],
  ],
  ['a company', "insert into companies (name) values ('Atelier')", []],
  ['a profile', "update profiles set first_name = 'Zoé'", []],
  [
    'a link',
    "insert into document_links (from_id, to_id, relation) values ('a', 'b', 'credit')",
    [],
  ],
  [
    'a reminder',
    "insert into document_reminders (document_id, made_on, level) values ('a', '2026-11-25', 'firm')",
    [],
  ],
  [
    'the page of a client',
    "insert into client_pages (document_id, token_hash, days) values (gen_random_uuid(), 'a', 9)",
    [],
  ],
  [
    'what repeats',
    `insert into repetitions (id, model, every, first_on)
     values (gen_random_uuid(), '{}', 'month', '2026-12-31')`,
    [],
  ],
])(
  'beyond the limit, %s is refused before it is written; reading and deleting go on',
  async (_, text, values) => {
    await addDraft(owner, { notes: 'x' });
    await setWritten(900_000_000);
    const written = await writtenBy();
    await expect(owner(text, [...values])).rejects.toMatchObject({
      code: 'WRITE',
      detail: expect.stringMatching(/"written" : \d+, "allowed" : 400000000/),
      hint: expect.stringContaining('Wait'),
    });
    expect(await writtenBy()).toBeLessThanOrEqual(written);
    expect(await owner('select draft from document_contents')).toHaveLength(1);
    await owner('delete from documents');
    await stranger("insert into clients (name) values ('Zoé')");
  },
);

test('the hour before counts for what is left of it, earlier ones for nothing', async () => {
  await setWritten(390_000_000, 1);
  expect(await writtenBy()).toBeLessThanOrEqual(390_000_000);
  await setWritten(900_000_000, 2);
  expect(await writtenBy()).toBe(0);
  await owner("insert into clients (name) values ('Zoé')");
  await server('select from purge_expired()');
  const rows = await asOwner('select process from private.account_writes where user_id = $1', [
    ownerId,
  ]);
  expect(rows.map(({ process }) => process)).not.toContain(0);
});

test('an hour of typing in a document of fifty kilobytes, saved each second, does not meet it', async () => {
  const words = 'x'.repeat(50_000);
  const save = (times: number) =>
    owner('select save_document($1, $2, $3, $4, $5)', [
      'typed',
      { kind: 'devis', notes: `${words}${times}` },
      {},
      {},
      times,
    ]);
  for (let times = 0; times < 10; times += 1) await save(times);
  expect((await writtenBy()) * 360).toBeLessThan(400_000_000);
});

test('small writes are counted, each of them and all alike', async () => {
  for (let times = 0; times < 40; times += 1)
    await owner("insert into clients (name) values ('Zoé')");
  const alone = await writtenBy();
  expect(alone).toBe(40 * (500 + '{}'.length));
  await owner("insert into clients (name) select 'Zoé' from generate_series(1, 40)");
  expect(await writtenBy()).toBe(2 * alone);
  await owner('delete from clients');
});

test('an account that is deleted is not counted a last time', async () => {
  const sub = await insertUser(database.owner);
  const caller = { role: 'authenticated', claims: { sub, role: 'authenticated' } } as const;
  const ask: Ask = (text, values) => askAs(database.gateway, caller, { text, values });
  const [company] = await ask("insert into companies (name) values ('Atelier') returning id");
  await ask("insert into documents (document_type, company_id) values ('devis', $1)", [
    company?.id,
  ]);
  await asOwner('delete from auth.users where id = $1', [sub]);
  expect(await asOwner('select from private.account_writes where user_id = $1', [sub])).toEqual([]);
});

test('nobody reads or writes what was counted', async () => {
  for (const ask of [owner, admin, anonymous, server])
    for (const text of [
      'select * from private.account_writes',
      'delete from private.account_writes',
      `select private.charge_writing('${ownerId}', -1000)`,
      `select private.written_bytes('${ownerId}')`,
    ])
      await expect(ask(text), text).rejects.toThrow('permission denied');
});

test('fields that cannot be read yet, links and names of deleted documents are held too', async () => {
  const held = async () => {
    const rows = await asOwner(
      'select subject, used::int from private.account_usage where user_id = $1',
      [ownerId],
    );
    return Object.fromEntries(rows.map(({ subject, used }) => [subject, used]));
  };
  const before = await held();
  await addDraft(owner, {});
  await owner('update document_contents set raw_texts = $1', [{ date: 'x'.repeat(1000) }]);
  await owner("insert into document_links (from_id, to_id, relation) values ('a', 'b', 'credit')");
  const after = await held();
  expect(after.bytes - before.bytes).toBe(2 + 1000 + '{"date": ""}'.length - 2 + 200);
  await owner('delete from documents');
  await owner('delete from document_links');
  expect(await held()).toMatchObject({ bytes: before.bytes, deletions: before.deletions + 1 });
});

test('of the names of deleted documents, the last are kept', async () => {
  await asOwner('delete from document_deletions where user_id = $1', [ownerId]);
  await asOwner(
    `insert into document_deletions (user_id, local_id, deleted_at)
     select $1, 'old-' || n, now() - interval '1 day' + n * interval '1 second' from generate_series(1, 50000) as n`,
    [ownerId],
  );
  await addDraft(owner, {});
  await owner('delete from documents');
  const [kept] = await owner(
    "select count(*)::int as kept, min(local_id) filter (where local_id like 'old-%') as first, count(*) filter (where local_id not like 'old-%')::int as own from document_deletions",
  );
  expect(kept).toEqual({ kept: 40_000, first: 'old-10002', own: 1 });
});
