import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { readCatalogue, type Table } from '#server/backend/rest/catalogue.ts';
import { parseQuery } from '#server/backend/rest/parse/query.ts';
import { writeRead } from '#server/backend/rest/sql/write-read.ts';
import { type Ask, createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

// Listing one’s own rows reads only those: the rows of others do not slow it down.
const many = await prepare({ users: 3000, rowsEach: 8 });
/** Few users, so the planner expects a large share of all rows to match one. */
const few = await prepare({ users: 4, rowsEach: 6000 });

test('every table of users is here', () => {
  expect(many.owned.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['profiles', 'companies', 'clients', 'products', 'documents'],
      ...['generated_pdfs', 'support_messages'],
    ]),
  );
});

const LISTED = ['documents', 'clients', 'companies', 'products'];
for (const [crowd, site, dated] of [
  ['many who own little', many, ['profiles', ...LISTED]],
  ['few who own much', few, LISTED],
] as const) {
  for (const table of site.owned)
    test(`${table.name}, among ${crowd}: a list and its count read one’s own rows, in any order`, async () => {
      for (const query of queriesOf(table, site.ownerId))
        for (const isHead of [false, true]) {
          const scans = await explain(site, { table, query, isHead });
          expect(scans.length, query).toBeGreaterThan(0);
          for (const scan of scans) expectOwnRowsOnly(site, { scan, query });
        }
    });

  test(`among ${crowd}, an administrator finds the newest rows of everybody without reading the others`, async () => {
    for (const name of dated) {
      const table = site.catalogue.tables.get(name);
      if (!table) throw new Error(name);
      const query = 'order=created_at.desc&limit=50';
      expect(await explain(site, { table, query, ask: site.admin })).toContainEqual(
        expect.objectContaining({ 'Index Name': `${name}_created_at_idx`, 'Actual Rows': 50 }),
      );
    }
  });
}

test('an administrator lists its own rows by the same indexes, when it names them', async () => {
  const [me] = await many.admin('select auth.uid() as id');
  for (const table of many.owned)
    for (const query of queriesOf(table, many.ownerId)) {
      const own = `user_id=eq.${me?.id}&${query}`;
      const scans = await explain(many, { table, query: own, ask: many.admin });
      for (const scan of scans) expectOwnRowsOnly(many, { scan, query });
    }
});

test('no list of a user can follow the rows of everybody by their date', async () => {
  const { rows } = await many.database.owner.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where a.attname = 'created_at' and i.indpred is null and i.indrelid::regclass::text = any ($1)`,
    [many.owned.map(({ name }) => name)],
  );
  expect(rows).toEqual([]);
});

test('who has a second factor is found by its account', async () => {
  await many.database.owner.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status)
     select gen_random_uuid(), id, 'totp', 'verified' from auth.users, generate_series(1, 5)`,
  );
  await many.database.owner.query('analyze auth.mfa_factors');
  const { rows } = await many.database.owner.query(
    `explain select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'`,
  );
  expect(JSON.stringify(rows)).toContain('mfa_factors_user_id_idx');
});

/** Expects an index on the user first, and no row thrown away. */
function expectOwnRowsOnly(
  { indexesByUser }: Site,
  { scan, query }: { scan: Scan; query: string },
): void {
  const plan = `${query}: ${JSON.stringify(scan)}`;
  const index = scan['Node Type'] === 'Bitmap Heap Scan' ? scan.Plans?.[0] : scan;
  expect(indexesByUser, plan).toContain(index?.['Index Name']);
  expect(index?.['Index Cond'], plan).toContain('(user_id = ');
  expect(scan['Rows Removed by Filter'] ?? 0, plan).toBe(0);
}

/** The application’s queries: unordered, by each column, and page after page of an export. */
function queriesOf({ columns, primaryKey }: Table, ownerId: string): string[] {
  const names = [...columns.values()]
    .filter(({ type }) => type !== 'jsonb' && type !== 'bytea')
    .map(({ name }) => name);
  const [key] = primaryKey.filter((name) => name !== 'user_id');
  return [
    'limit=50',
    ...names.flatMap((name) => [`order=${name}.desc&limit=50`, `order=${name}&limit=50&offset=50`]),
    ...(key ? [`user_id=eq.${ownerId}&order=${key}&limit=500`] : []),
  ];
}

type Scan = Record<string, unknown> & { Plans?: Scan[] };

/** The plan by which the statement of /rest/v1 finds the rows of a table. */
async function explain(
  { catalogue, owner }: Site,
  {
    table: { name, columns },
    query,
    isHead = false,
    ask = owner,
  }: { table: Table; query: string; isHead?: boolean; ask?: Ask },
): Promise<Scan[]> {
  const parsed = parseQuery(
    new URLSearchParams(`select=${[...columns.keys()]}&${query}`),
    undefined,
  );
  const { text, values } = writeRead(catalogue, name, {
    query: parsed,
    count: true,
    isHead,
  });
  const [plan] = await ask(
    `explain (analyze, costs off, timing off, buffers off, format json) ${text}`,
    [...values],
  );
  const plans = plan?.['QUERY PLAN'] as { Plan: Scan }[]; // what PostgreSQL gives
  const scans = plans.flatMap(({ Plan }) => scansOf(Plan));
  return scans.filter((scan) => scan['Relation Name'] === name);
}

function scansOf(plan: Scan): Scan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(scansOf)];
}

type Crowd = { users: number; rowsEach: number };
type Site = Awaited<ReturnType<typeof prepare>>;

/** A database of its own where others have stored so much. */
async function prepare(crowd: Crowd) {
  const database = await createTestDatabase();
  const people = await createPeople(database);
  const catalogue = await readCatalogue(database.owner);
  /** Users read none of the others. */
  const { rows: readable } = await database.owner.query<{ name: string }>(
    `select distinct tablename as name from pg_policies
     where schemaname = 'public' and cmd = 'SELECT' and 'authenticated' = any (roles)`,
  );
  const { rows: hidden } = await database.owner.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and a.attnum > 0
       and not has_column_privilege('authenticated', c.oid, a.attnum, 'select')`,
  );
  const isShown = (name: string) => hidden.every((column) => column.name !== name);
  const owned = [...catalogue.tables.values()]
    .filter(
      ({ name, columns }) =>
        columns.has('user_id') && readable.some((table) => table.name === name),
    )
    .map((table) => ({
      ...table,
      columns: new Map([...table.columns].filter(([column]) => isShown(`${table.name}.${column}`))),
    }));
  await gather(database.owner, crowd);
  /** The indexes that begin with the user. */
  const { rows: byUser } = await database.owner.query<{ name: string }>(
    `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where a.attname = 'user_id'`,
  );
  return { database, ...people, catalogue, owned, indexesByUser: byUser.map(({ name }) => name) };
}

/** Rows of others in every table, and some of the owner’s. */
async function gather(pool: Pool, { users, rowsEach }: Crowd): Promise<void> {
  const client = await pool.connect();
  await client.query(
    `insert into auth.users (id, aud, role, email)
     select gen_random_uuid(), 'authenticated', 'authenticated', 'foule-' || n || '@exemple.fr'
     from generate_series(1, ${users}) as n`,
  );
  // One round after the other: the rows of each lie among those of all, in the order of their dates
  // and identifiers, which makes an index without an owner look cheap.
  const each = `from auth.users, generate_series(1, ${rowsEach}) as n
    where n <= 8 or email like 'foule-%' order by n, users.id`;
  const id = "lpad(to_hex(row_number() over (order by n, users.id)), 32, '0')::uuid";
  for (const text of [
    // Without the triggers, which go row by row and count against quotas.
    "set session_replication_role = 'replica'",
    `insert into companies (id, user_id, name) select ${id}, users.id, 'Atelier ' || n ${each}`,
    `insert into clients (id, user_id, name) select ${id}, users.id, 'Client ' || n ${each}`,
    `insert into products (id, user_id, description, unit_price_excluding_tax) select ${id}, users.id, 'Pose ' || n, n ${each}`,
    `insert into documents (id, user_id, document_type, created_at) select ${id}, users.id, 'devis', now() - n * interval '1 hour' ${each}`,
    `insert into document_contents (document_id, user_id, draft) select id, user_id, '{}' from documents`,
    `insert into draft_files (user_id, hash, media_type, bytes)
     select users.id, encode(sha256(convert_to(n::text, 'UTF8')), 'hex'), 'text/csv', convert_to(n::text, 'UTF8') ${each}`,
    `insert into document_links (user_id, from_id, to_id, relation) select users.id, 'a', n::text, 'invoice' ${each}`,
    `insert into document_reminders (user_id, document_id, made_on, level) select users.id, n::text, current_date, 'firm' ${each}`,
    `insert into repetitions (id, user_id, model, every, first_on, next_on)
     select ${id}, users.id, '{}', 'month', date '2026-11-30' + n::integer, date '2026-11-30' + n::integer ${each}`,
    `insert into document_deletions (user_id, local_id) select users.id, n::text ${each}`,
    `insert into user_roles (user_id, role) select id, 'admin' from auth.users where email like 'foule-%'`,
    'insert into account_deletions (user_id) select id from auth.users',
    `insert into generated_pdfs (user_id, document_type, file_size) select users.id, 'devis', n ${each}`,
    `insert into support_messages (user_id, email, subject, message) select users.id, users.email, 'Question', 'n° ' || n ${each}`,
    `update documents set issued_at = now(), hash = '', series = 'F', chain_position = place
     from (select id, row_number() over (partition by user_id order by id) as place from documents) as placed
     where placed.id = documents.id`,
    `insert into payments (id, user_id, document_id, amount, paid_on, chain_position, previous_hash, hash)
     select gen_random_uuid(), user_id, id, 10, current_date, chain_position, '', '' from documents`,
    `insert into document_files (document_id, user_id, name, sha256, bytes)
     select id, user_id, 'F.pdf', encode(sha256('a'), 'hex'), 'a' from documents`,
    `insert into client_pages (document_id, user_id, token_hash, days)
     select id, user_id, left(encode(sha256(id::text::bytea), 'hex'), 43), 9 from documents`,
    `insert into quote_answers (document_id, user_id, verdict, signer_name, content_hash)
     select id, user_id, 'accepted', 'Zoé', encode(sha256('a'), 'hex') from documents`,
    "set session_replication_role = 'origin'",
    'analyze',
  ])
    await client.query(text);
  client.release();
}
