import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { askAs } from '#server/test/ask-as.ts';
import { insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

// Like a hosted project: only policies and functions protect the rows of a user with a second
// factor from a token of the password alone.
const { owner, gateway } = await createTestDatabase();
const [someone, administrator, newcomer] = [
  await insertUser(owner),
  await insertUser(owner),
  await insertUser(owner),
];
const ids = await fill(someone);
const SOMEONE: Who = { sub: someone, role: 'authenticated' };
const ADMINISTRATOR: Who = { sub: administrator, role: 'administrator' };
const NOBODY: Who = { sub: randomUUID(), role: 'authenticated' };
await owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [administrator]);
for (const id of [someone, administrator])
  await owner.query(
    "insert into auth.mfa_factors (id, user_id, factor_type, status, secret) values ($1, $2, 'totp', 'verified', 's')",
    [randomUUID(), id],
  );
const untouched = await look(owner);

const tables = await list<Table>(
  `select c.relname as name, operation, (
     select attname from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
       and attgenerated = '' and has_column_privilege('authenticated', c.oid, attnum, operation)
     order by atthasdef desc, attnum limit 1
   ) as column
   from pg_class c, unnest(array['select', 'insert', 'update']) as operation
   where c.relnamespace = 'public'::regnamespace and has_any_column_privilege('authenticated', c.oid, operation)
     and c.relkind in ('r', 'p', 'v', 'm')
   union all
   select c.relname, 'delete', null from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
     and has_table_privilege('authenticated', c.oid, 'delete')
   order by 1, 2`,
);
const functions = await list<{ name: string; types: string[] }>(
  `select format('%I.%I', nspname, proname) as name,
     array(select t::regtype::text from unnest(proargtypes) with ordinality as given (t, n) order by n) as types
   from pg_proc join pg_namespace n on n.oid = pronamespace
   where nspname in ('public', 'private') and has_function_privilege('authenticated', pg_proc.oid, 'execute')
     and prorettype <> 'trigger'::regtype
   order by 1`,
);

/** They reveal nothing beyond the token. */
const HARMLESS = new Set([
  'public.get_presence',
  'private.read_own_address',
  'private.is_strong',
  'private.is_purging',
  'private.list_days',
  'private.read_date',
]);
const guarded = functions.filter(({ name }) => !HARMLESS.has(name));

test('every table and function that users may reach is tried', () => {
  expect(tables.length).toBeGreaterThan(40);
  expect(functions.length).toBeGreaterThan(40);
  expect(functions.length - guarded.length).toBe(HARMLESS.size);
});

test.each(tables)('a password alone cannot $operation $name', async (table) => {
  const text = STATEMENTS[table.operation](table);
  for (const who of [SOMEONE, ADMINISTRATOR]) {
    const { found, isMoved } = await attempt(who, 'aal1', text);
    expect([
      [],
      [{ count: '0' }],
      '42501',
      EARLIER[`${table.operation} ${table.name}`],
    ]).toContainEqual(found);
    expect(isMoved).toBe(false);
  }
});

test.each(guarded)('a password alone gets nothing from $name', async ({ name, types }) => {
  const given =
    SAMPLES[name] ??
    SAMPLES[name.replace('private', 'public')] ??
    types.map((type) => `null::${type}`);
  const text = `select * from ${name}(${given.join(', ')})`;
  const empty = await attempt(NOBODY, 'aal1', text);
  for (const who of [SOMEONE, ADMINISTRATOR])
    for (const aal of ['aal1', undefined]) {
      const { found, isMoved } = await attempt(who, aal, text);
      expect(['PT403', '42501', empty.found]).toContainEqual(found);
      expect(isMoved).toBe(false);
    }
});

test('each sample gets or changes something by both factors', async () => {
  for (const [name, given] of Object.entries(SAMPLES)) {
    const text = `select * from ${name}(${given.join(', ')})`;
    const answers = (aal: string) =>
      Promise.all([SOMEONE, ADMINISTRATOR].map((who) => attempt(who, aal, text)));
    expect(await answers('aal2'), name).not.toEqual(await answers('aal1'));
  }
});

test('a device that keeps in step is refused, even where there is nothing to tell', async () => {
  const text = "select * from list_changes('infinity', '')";
  expect(await attempt(SOMEONE, 'aal1', text)).toMatchObject({ found: 'PT403' });
  expect(await attempt(SOMEONE, 'aal2', text)).toMatchObject({ found: [] });
});

test('such a session learns what it has to show, and of its own address', async () => {
  const { found } = await attempt(SOMEONE, 'aal1', 'select user_id, is_strong from get_presence()');
  expect(found).toEqual([{ user_id: SOMEONE.sub, is_strong: false }]);
});

test('one factor opens all of the account that has no other', async () => {
  const setFactors = (status: string) =>
    owner.query('update auth.mfa_factors set status = $1', [status]);
  await setFactors('unverified');
  onTestFinished(async () => {
    await setFactors('verified');
  });
  for (const [who, text] of [
    [SOMEONE, 'select name from clients'],
    [SOMEONE, 'select local_id from list_changes()'],
    [ADMINISTRATOR, 'select name from clients'],
    [ADMINISTRATOR, 'select email from leads'],
  ] as const)
    expect((await attempt(who, 'aal1', text)).found, text).not.toEqual([]);
});

type Who = { sub: string; role: 'authenticated' | 'administrator' };

/**
 * The rows of a statement or the code of its refusal, and whether anything has moved; it is undone.
 */
async function attempt({ sub, role }: Who, aal: string | undefined, text: string) {
  const client = await owner.connect();
  try {
    await client.query('begin');
    // The start of a PostgREST transaction.
    await client.query(
      "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
      [role, JSON.stringify({ sub, role, ...(aal && { aal }) })],
    );
    await client.query('savepoint before');
    const found = await client.query(text).then(
      ({ rows }) => rows,
      async (error) => {
        await client.query('rollback to before');
        return error.code;
      },
    );
    await client.query('set local role none');
    return { found, isMoved: (await look(client)) !== untouched };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function list<Row>(text: string): Promise<Row[]> {
  return (await owner.query(text)).rows as Row[];
}

/** Every row of every table, as one value. */
async function look(client: Pick<PoolClient, 'query'>): Promise<string> {
  const { rows } = await client.query(
    `select md5(string_agg(query_to_xml(format('select * from %I.%I as t order by t::text', table_schema, table_name), true, true, '')::text,
       '' order by table_schema, table_name)) as found
     from information_schema.tables where table_schema in ('public', 'private')`,
  );
  return rows[0].found;
}

/** Somebody with something in the tables that users write, and what administrators read. */
async function fill(sub: string) {
  const add = (text: string, values: unknown[] = []) =>
    askAs(
      gateway,
      { role: 'authenticated', claims: { sub, role: 'authenticated' } },
      { text, values },
    );
  const [client] = await add("insert into clients (name) values ('Zoé') returning id");
  const [other] = await add("insert into clients (name) values ('Zoé Zut') returning id");
  await add("insert into companies (name) values ('Cycles Garance')");
  await add("insert into products (description, unit_price_excluding_tax) values ('Pose', 80)");
  const draft = { kind: 'facture-tva', issueDate: '2026-11-20', seller: { name: 'Garance' } };
  const save = 'select * from save_document($1, $2, $3, $4, 0)';
  for (const id of ['issued', 'bare', 'draft']) await add(save, [id, draft, {}, { total: 120 }]);
  for (const id of ['issued', 'bare'])
    await add("select * from issue_document($1, $2, 'F')", [id, draft]);
  await add('update documents set client_id = $1', [client?.id]);
  await add(
    "insert into document_links (from_id, to_id, relation) values ('draft', 'issued', 'credit')",
  );
  await add(
    "insert into document_reminders (document_id, made_on, level) values ('issued', '2026-11-25', 'firm')",
  );
  await add(`select * from record_payment($1, 'issued', 20, '2026-11-21', 'transfer')`, [
    randomUUID(),
  ]);
  await add("select * from save_document('gone', $1, '{}', '{}', 0)", [draft]);
  await add("delete from documents where local_id = 'gone'");
  await add(
    `insert into document_files (document_id, name, sha256, bytes)
     select id, 'a.pdf', encode(sha256('a'), 'hex'), 'a' from documents where local_id = 'issued'`,
  );
  await add(
    `insert into client_pages (document_id, token_hash, days)
     select id, encode(sha256(id::text::bytea), 'hex')::char(43), 1 from documents
     where local_id = 'issued'`,
  );
  await add(
    "insert into draft_files (hash, media_type, bytes) values (encode(sha256('a'), 'hex'), 'text/csv', 'a')",
  );
  await add(
    "insert into repetitions (id, model, every, first_on) values (gen_random_uuid(), '{}', 'year', '2026-12-31')",
  );
  await owner.query(
    `insert into quote_answers (document_id, user_id, verdict, signer_name, content_hash)
     select id, user_id, 'accepted', 'Zoé', encode(sha256('a'), 'hex') from documents
     where local_id = 'issued'`,
  );
  await owner.query(
    `insert into account_deletions (user_id) values ('${sub}');
     insert into auth.sessions (id, user_id) values (gen_random_uuid(), '${sub}');
     insert into leads (email) values ('visiteur@exemple.fr');
     insert into page_votes (slug, helpful) values ('devis', 1);
     insert into admin_actions (admin_email, action, subject) values ('a@b.fr', 'read', 'clients');
     insert into generated_pdfs (user_id, document_type, file_size, broken_rules) values ('${sub}', 'devis', 1, '{siret}');
     insert into email_logs (recipient_email, email_type, subject, status) values ('a@b.fr', 'welcome', 'Bonjour', 'sent');
     insert into support_messages (user_id, email, subject, message) values ('${sub}', 'a@b.fr', 'Bonjour', '?')`,
  );
  return { client: String(client?.id), other: String(other?.id) };
}

type Table = { name: string; operation: Operation; column: string };
type Operation = 'select' | 'insert' | 'update' | 'delete';
const STATEMENTS: Record<Operation, (table: Table) => string> = {
  select: ({ name }) => `select count(*) from ${name}`,
  insert: ({ name, column }) => `insert into ${name} (${column}) values (default)`,
  update: ({ name, column }) => `update ${name} set ${column} = default`,
  delete: ({ name }) => `delete from ${name}`,
};

/** Refused by a trigger, before any policy is asked. */
const EARLIER: Record<string, string> = {
  'insert client_pages': 'NOISS',
  'insert document_files': 'NOISS',
};
const PAYMENT = `'${randomUUID()}'`;
/** Arguments that reach rows; later functions get nulls. */
const SAMPLES: Record<string, string[]> = {
  'public.administer_account': [`'${newcomer}'`, "'suspend'"],
  'public.get_broken_rules': ['30'],
  'public.get_daily_leads_counts': ["'Europe/Paris'", '3'],
  'public.get_daily_pdfs_counts': ["'Europe/Paris'", '3'],
  'public.get_generation_shares': ['30'],
  'public.get_lead_engagement': ["'Europe/Paris'"],
  'public.get_mail_outcomes': ['30'],
  'public.import_clients': [`'[{"name":"Pirate"}]'`],
  'public.import_products': [`'[{"description":"Pirate","unit_price_excluding_tax":1}]'`],
  'public.issue_document': ["'draft'", "'{}'", "'F'"],
  'private.issue_document': ["'draft'", "'{}'", "'F'", "''", "''", 'null', "''"],
  'public.leave_series': ["'{}'", "'F'", "'FB'", "'Erreur'"],
  'public.next_number': ["'{}'", "'F'", "'2026-11-20'"],
  'public.list_accounts': ["''"],
  'public.list_changes': ["'-infinity'", "''"],
  'public.merge_clients': [`'${ids.client}'`, `array['${ids.other}']::uuid[]`],
  'public.note_admin_read': ["'clients'", 'false'],
  'public.record_payment': [PAYMENT, "'issued'", '10', "'2026-11-21'", "'transfer'"],
  'private.record_payment': [PAYMENT, "'issued'", '10', "'2026-11-21'", "'transfer'", "''", 'null'],
  'public.save_document': ["'draft'", `'{"kind":"devis"}'`, "'{}'", "'{}'", '1'],
  'public.search_clients': ["'Zoé'"],
  'public.search_companies': ["'Garance'"],
  'public.search_products': ["'Pose'"],
  'public.tell_statuses': [`'{"draft":"sent"}'`],
};
