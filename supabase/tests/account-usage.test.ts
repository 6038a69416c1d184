import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAsyncProperty } from '#scripts/test/check-property.ts';
import { type Ask, createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, anonymous, admin, server } = await createPeople(database);
const usageOf = async (ask: Ask) => {
  const rows = await ask('select subject, used::int, allowed::int from get_usage()');
  return Object.fromEntries(rows.map(({ subject, used }) => [subject, used]));
};
const NOTHING = {
  ...{ documents: 0, clients: 0, products: 0, companies: 0, repetitions: 0 },
  ...{ files: 0, payments: 0, bytes: 0, file_bytes: 0 },
};

test('whoever signed in reads what it holds and may hold, and nothing of others', async () => {
  expect(await owner('select subject, allowed::int from get_usage()')).toEqual([
    { subject: 'documents', allowed: 100_000 },
    { subject: 'clients', allowed: 100_000 },
    { subject: 'products', allowed: 100_000 },
    { subject: 'companies', allowed: 100 },
    { subject: 'repetitions', allowed: 500 },
    { subject: 'files', allowed: 5000 },
    { subject: 'payments', allowed: 300_000 },
    { subject: 'bytes', allowed: 250_000_000 },
    { subject: 'file_bytes', allowed: 1_000_000_000 },
  ]);
  await owner("insert into clients (name) values ('Zoé'), ('Émile')");
  expect(await usageOf(owner)).toEqual({ ...NOTHING, clients: 2, bytes: 4 });
  for (const other of [stranger, admin]) expect(await usageOf(other)).toEqual(NOTHING);
  for (const other of [anonymous, server])
    await expect(usageOf(other)).rejects.toThrow('permission denied');
});

test('nobody writes what it holds, nor counts for others', async () => {
  for (const ask of [owner, admin, anonymous, server])
    for (const text of [
      'update private.account_usage set used = 0',
      'select * from private.account_usage',
      `select private.add_usage('${ownerId}', 'bytes', -1000)`,
      'update documents set size = 0',
    ])
      await expect(ask(text), text).rejects.toThrow('permission denied');
});

test('the hundredth company is the last, whoever asks at the same time, until one is deleted', async () => {
  const add = () => owner("insert into companies (name) values ('Atelier')");
  const results = await Promise.allSettled(Array.from({ length: 120 }, add));
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(refused).toHaveLength(20);
  for (const reason of refused)
    expect(reason).toMatchObject({
      code: 'QUOTA',
      message: 'Quota reached: companies',
      hint: expect.stringContaining('get_usage()'),
    });
  expect(JSON.parse(refused[0].detail)).toEqual({ subject: 'companies', asked: 101, allowed: 100 });
  expect(await usageOf(owner)).toMatchObject({ companies: 100 });
  await stranger("insert into companies (name) values ('Atelier')");
  await owner('delete from companies where id = (select id from companies limit 1)');
  await add();
  await expect(add()).rejects.toMatchObject({ code: 'QUOTA' });
  await owner('delete from companies');
});

test('bytes are refused beyond their limit, wherever they are written; what makes less of them is not', async () => {
  const id = randomUUID();
  await owner("insert into documents (id, document_type) values ($1, 'devis')", [id]);
  await owner("insert into document_contents (document_id, draft) values ($1, '{}')", [id]);
  await owner("insert into companies (name) values ('Atelier')");
  const move = (bytes: number) =>
    database.owner.query(
      "update private.account_usage set used = used + $2 where user_id = $1 and subject = 'bytes'",
      [ownerId, bytes],
    );
  const away = 250_000_000 - 2000;
  await move(away);
  const big = { notes: 'x'.repeat(3000) };
  const bytes = Buffer.alloc(3000);
  const hash = createHash('sha256').update(bytes).digest('hex');
  for (const [text, values] of [
    ['update document_contents set draft = $1', [big]],
    ['update companies set style = $1', [big]],
    ['update clients set buyer = $1', [big]],
    [
      `insert into repetitions (id, model, every, first_on)
       values (gen_random_uuid(), $1, 'month', '2026-12-31')`,
      [big],
    ],
    ["insert into clients (name, buyer) values ('Gros', $1)", [big]],
    [
      "insert into draft_files (hash, media_type, bytes) values ($1, 'image/png', $2)",
      [hash, bytes],
    ],
  ] as const)
    await expect(owner(text, [...values]), text).rejects.toMatchObject({ code: 'QUOTA' });

  // Already over the limit, like an account older than the limit.
  await owner('update document_contents set draft = $1', [{ notes: 'x'.repeat(1000) }]);
  await move(5000);
  await owner('update document_contents set draft = $1', [{ notes: 'x'.repeat(900) }]);
  await owner("update documents set subject = 'Toiture'");
  await expect(
    owner('update document_contents set draft = $1', [{ notes: 'x'.repeat(901) }]),
  ).rejects.toMatchObject({ code: 'QUOTA' });
  await owner('delete from documents');
  await move(-away - 5000);
  await owner('delete from companies');
  expect(await usageOf(owner)).toEqual({ ...NOTHING, clients: 2, bytes: 4 });
});

test('the files that were counted of an account are counted, those of visitors are not', async () => {
  await server(
    "insert into generated_pdfs (user_id, document_type, file_size) values ($1, 'devis', 1), ($1, 'avoir', 2), (null, 'devis', 3)",
    [ownerId],
  );
  const count = async () => {
    const { rows } = await database.owner.query(
      "select user_id, used::int from private.account_usage where subject = 'generations'",
    );
    return rows;
  };
  expect(await count()).toEqual([{ user_id: ownerId, used: 2 }]);
  await database.owner.query(
    "update generated_pdfs set user_id = null where document_type = 'avoir'",
  );
  expect(await count()).toEqual([{ user_id: ownerId, used: 1 }]);
  await database.owner.query('delete from generated_pdfs');
  expect(await count()).toEqual([{ user_id: ownerId, used: 0 }]);
});

test('whatever two accounts do side by side, what is said of them is what a count finds', async () => {
  const names = fc.constantFrom(...Object.keys(ACTIONS));
  const steps = fc.array(fc.tuple(names, fc.boolean(), fc.nat(400)), {
    minLength: 5,
    maxLength: 40,
  });
  await checkAsyncProperty(
    fc.asyncProperty(steps, async (asked) => {
      // Some are refused: a key that is not there, a file that a draft carries.
      await Promise.allSettled(
        asked.map(([name, isOwner, size]) => ACTIONS[name]?.(isOwner ? owner : stranger, size)),
      );
      const read = (from: string) =>
        database.owner.query(
          `select user_id, subject, used from ${from} where used <> 0 order by 1, 2`,
        );
      expect((await read('private.account_usage')).rows).toEqual((await read(COUNTED)).rows);
      const { rows } = await database.owner.query(
        'select from documents join document_contents on document_id = id where documents.size <> document_contents.size',
      );
      expect(rows).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

const ACTIONS: Record<string, (ask: Ask, size: number) => Promise<unknown>> = {
  addClients: (ask, size) =>
    ask(
      "insert into clients (name, buyer) select 'Client ' || n, $2 from generate_series(1, $1) as n",
      [size % 5, { name: 'x'.repeat(size) }],
    ),
  changeClients: (ask, size) => ask('update clients set buyer = $1', [{ name: 'y'.repeat(size) }]),
  deleteClients: (ask, size) => ask('delete from clients where length(buyer::text) > $1', [size]),
  upsertClient: (ask, size) =>
    ask(
      "insert into clients (id, name, buyer) values ($1, 'Le même', $2) on conflict (id) do update set buyer = excluded.buyer",
      ['8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0001', { name: 'z'.repeat(size) }],
    ),
  addProduct: (ask) =>
    ask("insert into products (description, unit_price_excluding_tax) values ('Pose', 10)"),
  deleteProducts: (ask) => ask('delete from products'),
  addCompany: (ask, size) =>
    ask("insert into companies (name, style) values ('Atelier', $1)", [{ logo: 'x'.repeat(size) }]),
  deleteCompanies: (ask) => ask('delete from companies'),
  repeat: (ask, size) =>
    ask(
      `insert into repetitions (id, model, every, first_on)
       values (gen_random_uuid(), $1, 'month', '2026-12-31')`,
      [{ notes: 'x'.repeat(size) }],
    ),
  changeRepetitions: (ask, size) =>
    ask('update repetitions set model = $1', [{ notes: 'y'.repeat(size) }]),
  deleteRepetitions: (ask, size) => ask('delete from repetitions where size > $1', [size]),
  addDocument: (ask, size) =>
    ask(
      `with document as (insert into documents (document_type, company_id)
         values ('devis', (select id from companies limit 1)) returning id)
       select id from document, generate_series(1, $1)`,
      [size],
    ),
  fillDocuments: (ask, size) =>
    ask(
      `insert into document_contents (document_id, draft) select id, $1 from documents
       on conflict (document_id) do update set draft = excluded.draft`,
      [{ notes: 'x'.repeat(size) }],
    ),
  carryFiles: (ask) =>
    ask(
      `update document_contents set draft = (select jsonb_build_object('files', jsonb_agg('file:' || hash)) from draft_files)
       where exists (select from draft_files)`,
    ),
  deleteDocuments: (ask, size) => ask('delete from documents where size > $1', [size]),
  addFile: (ask, size) => {
    const bytes = Buffer.alloc(1 + size);
    const hash = createHash('sha256').update(bytes).digest('hex');
    return ask(
      "insert into draft_files (hash, media_type, bytes) values ($1, 'image/png', $2) on conflict do nothing",
      [hash, bytes],
    );
  },
  deleteFiles: (ask, size) => ask('delete from draft_files where size > $1', [size]),
  makeFiles: (_, size) =>
    server(
      `insert into generated_pdfs (user_id, document_type, file_size)
       select nullif($1, '')::uuid, 'devis', number from generate_series(1, $2::int) as number`,
      [size % 3 === 0 ? '' : ownerId, size % 5],
    ),
  forgetFiles: (_, size) =>
    database.owner.query(`update generated_pdfs set user_id = null where file_size > $1`, [
      size % 5,
    ]),
  deleteMadeFiles: (_, size) =>
    database.owner.query('delete from generated_pdfs where file_size > $1', [size % 5]),
};

/** What private.account_usage says at every moment, by counting. */
const COUNTED = `(
  select user_id, 'documents' as subject, count(*) as used from documents group by user_id
  union all select user_id, 'clients', count(*) from clients group by user_id
  union all select user_id, 'products', count(*) from products group by user_id
  union all select user_id, 'companies', count(*) from companies group by user_id
  union all select user_id, 'repetitions', count(*) from repetitions group by user_id
  union all select user_id, 'files', count(*) from draft_files group by user_id
  union all select user_id, 'payments', count(*) from payments group by user_id
  union all select user_id, 'deletions', count(*) from document_deletions group by user_id
  union all select user_id, 'generations', count(*) from generated_pdfs where user_id is not null group by user_id
  union all select user_id, 'file_bytes', sum(size)::bigint from document_files group by user_id
  union all select user_id, 'bytes', sum(size)::bigint from (
    select user_id, size from documents
    union all select user_id, size from draft_files
    union all select user_id, size from companies
    union all select user_id, size from clients
    union all select user_id, size from document_links
    union all select user_id, size from document_reminders
    union all select user_id, size from client_pages
    union all select user_id, size from quote_answers
    union all select user_id, size from repetitions
  ) as sizes group by user_id
) as counted`;
