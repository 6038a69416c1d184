import { expect, test } from 'vitest';
import { connectDatabase } from '#server/backend/postgres/open-database.ts';
import { readMigrations } from '#server/backend/postgres/read-migrations.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#server/test/test-database.ts';
import { describeSchema } from './describe-schema.test.support.ts';
import {
  askAsIssuer,
  expectChainsToGoOn,
  fillFormerRelease,
} from './former-release.test.support.ts';

// A database of the former release, with rows in every table, on which two servers start together.
const former = await createFormer();
const before = await readRows(former);
await Promise.all([start(former), start(former)]);
const after = await readRows(former);

test('every table of the former release has rows to lose', () => {
  expect(before.size).toBeGreaterThan(40);
  expect([...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([
    ...['auth.flow_state', 'auth.one_time_tokens', 'auth.pending_sign_ups', 'auth.provider_flows'],
    ...['auth.rate_limits', 'auth.server_keys'],
  ]);
});

test('its tables, functions and rights become those of a new database, to the letter', async () => {
  const fresh = await describeSchema((await createTestDatabase()).owner);
  expect(fresh.length).toBeGreaterThan(500);
  expect(await describeSchema(former.owner)).toEqual(fresh);
});

test('every row is there, with what it held', () => {
  expect([...before.keys()].filter((table) => !after.has(table))).toEqual([
    ...['private.deductions', 'private.document_words', 'private.unfigured'],
    ...['public.document_figures', 'public.payment_archives'],
  ]);
  for (const [table, rows] of after) {
    const columns = Object.keys(rows[0] ?? {}).filter((column) => isKept(table, column));
    const expected = (before.get(table) ?? []).map((row) => ({ ...row, ...rename(table, row) }));
    const known = columns.filter((column) => column in (expected[0] ?? {}));
    expect(sort(rows, known), table).toEqual(sort(expected, known));
  }
});

test('its versions and those of the baseline are written down: the next start has nothing to do', async () => {
  const read = async () => {
    const { rows } = await former.owner.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by 1',
    );
    return rows.map(({ version }) => version);
  };
  const versions = await read();
  for (const folder of ['supabase/upgrades', 'supabase/migrations'])
    expect(versions).toEqual(
      expect.arrayContaining(readMigrations(folder).map(({ version }) => version)),
    );
  await start(former);
  expect(await read()).toEqual(versions);
});

test('whoever was welcomed is known, and nobody who joined before is welcomed now', async () => {
  const { rows } = await former.owner.query(
    'select email, welcomed_at is not null as is_welcomed, welcome_due_at from profiles order by email',
  );
  expect(rows).toEqual(
    ['chef', 'garance', 'lilas', 'part'].map((name) => ({
      email: `${name}@exemple.fr`,
      is_welcomed: name === 'garance',
      welcome_due_at: null,
    })),
  );
  // Databases made from any baseline run it, some again.
  const upgrade = readMigrations('supabase/upgrades').find(({ name }) => name === 'welcomed_once');
  const read = () => former.owner.query('select * from profiles order by email');
  const { rows: known } = await read();
  await former.owner.query(upgrade?.text ?? '');
  expect((await read()).rows).toEqual(known);
});

test('its series and its chains go on', async () => {
  const ask = askAsIssuer(former);
  await expectChainsToGoOn(ask);
  await expect(ask("update documents set number = 'F-9' where local_id = 'paid'")).rejects.toThrow(
    'An issued document does not change',
  );
});

test.each(['20261128070000', '20261128095000', '20261128096000'])(
  'a database that was made from the baseline of the day of upgrade %s becomes a new one too',
  async (last) => {
    const database = await createFormer();
    for (const { version, text } of readMigrations('supabase/upgrades'))
      if (version <= last) await database.owner.query(text);
    await database.owner.query('delete from supabase_migrations.schema_migrations');
    for (const { version } of readMigrations('supabase/migrations'))
      await database.owner.query(
        'insert into supabase_migrations.schema_migrations (version) values ($1)',
        [version],
      );
    await start(database);
    const fresh = await describeSchema((await createTestDatabase()).owner);
    expect(await describeSchema(database.owner)).toEqual(fresh);
  },
);

test('an older database is refused, told which version to start, and left as it was', async () => {
  const older = await createFormer();
  await older.owner.query(
    "delete from supabase_migrations.schema_migrations where version >= '20261127080200'",
  );
  await older.owner.query('drop table auth.rate_limits');
  const schema = await describeSchema(older.owner);
  await expect(start(older)).rejects.toThrow('commit fce01014');
  expect(await describeSchema(older.owner)).toEqual(schema);
  const { rows } = await older.owner.query("select to_regclass('auth.rate_limits') as name");
  expect(rows).toEqual([{ name: null }]);
});

/** The schema of the former release, its versions and its rows. */
async function createFormer(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  const owner = await database.owner.connect();
  await fillFormerRelease(owner);
  owner.release(true);
  return database;
}

async function start({ access }: TestDatabase): Promise<void> {
  const { stop } = await connectDatabase(access);
  await stop();
}

type Row = Readonly<Record<string, unknown>>;

async function readRows({ owner }: TestDatabase): Promise<Map<string, Row[]>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('auth', 'private', 'public') order by 1`,
  );
  const found = new Map<string, Row[]>();
  for (const { name } of tables) {
    const { rows } = await owner.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** Devices are told to read documents again. */
function isKept(table: string, column: string): boolean {
  return table !== 'public.documents' || column !== 'updated_at';
}

/** Statuses have the words of documents/dossier since. */
function rename(table: string, { status }: Row): Row {
  if (table !== 'public.documents') return {};
  const names = new Map<unknown, string>([
    ['seen', 'sent'],
    ['part_paid', 'partly-paid'],
  ]);
  return { status: names.get(status) ?? status };
}

function sort(rows: readonly Row[], columns: readonly string[]): string[] {
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();
}
