import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '#server/test/test-database.ts';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './read-migrations.ts';

const PLATFORM = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );`;
const first = { version: '20260101000000', name: 'one', text: 'create table one (n int)' };
const second = { version: '20260102000000', name: 'two', text: 'create table two (n int)' };

const { access } = await createEmptyDatabase();
async function connect(): Promise<Client> {
  const client = new Client(access.config('owner'));
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function begin() {
  const owner = await connect();
  await owner.query('drop schema if exists supabase_migrations cascade');
  await owner.query('drop schema public cascade; create schema public');
  const run = (migrations: readonly Migration[], client = owner) =>
    migrate(client, { platform: PLATFORM, migrations });
  const listTables = async () => {
    const { rows } = await owner.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace order by 1",
    );
    return rows.map(({ name }) => name);
  };
  return { owner, run, listTables };
}

test('each migration is applied once, in its order, and written down', async () => {
  const { owner, run, listTables } = await begin();
  expect(await run([first])).toEqual([first.version]);
  expect(await run([first, second])).toEqual([second.version]);
  expect(await run([first, second])).toEqual([]);
  expect(await listTables()).toEqual(['one', 'two']);
  const { rows } = await owner.query(
    'select version, name, statements from supabase_migrations.schema_migrations order by 1',
  );
  expect(rows).toEqual(
    [first, second].map(({ version, name, text }) => ({ version, name, statements: [text] })),
  );
});

test('one that fails leaves nothing of itself, keeps those before it, and is named with its code', async () => {
  const { run, listTables } = await begin();
  const broken = { ...second, text: 'create table two (n int); select 1 / 0' };
  const failure = await run([first, broken]).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    message: 'Migration 20260102000000_two: division by zero',
    code: '22012',
  });
  expect(await listTables()).toEqual(['one']);
  // Once corrected, it continues; the lock was released.
  expect(await run([first, second], await connect())).toEqual([second.version]);
  expect(await listTables()).toEqual(['one', 'two']);
});

test('servers that start together wait for one another: each migration runs once', async () => {
  const { run, listTables } = await begin();
  const slow = { ...first, text: 'create table one (n int); select pg_sleep(0.2)' };
  const clients = await Promise.all([connect(), connect(), connect(), connect()]);
  const applied = await Promise.all(clients.map((client) => run([slow, second], client)));
  // Each may be applied by another one of them.
  expect(applied.flat().toSorted()).toEqual([first.version, second.version]);
  expect(await listTables()).toEqual(['one', 'two']);
});

test('a platform that fails applies no migration', async () => {
  const { owner, listTables } = await begin();
  const asked = migrate(owner, { platform: `${PLATFORM} nonsense`, migrations: [first] });
  await expect(asked).rejects.toThrow('syntax error');
  expect(await listTables()).toEqual([]);
});

function makeFolder(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), `-- ${name}`);
  mkdirSync(join(folder, 'archive'));
  return folder;
}

test('migrations are read in the order of their dates, and other files are left out', () => {
  const folder = makeFolder('20260102000000_two.sql', '20260101000000_one.sql', 'notes.md');
  expect(readMigrations(folder)).toEqual([
    { version: '20260101000000', name: 'one', text: '-- 20260101000000_one.sql' },
    { version: '20260102000000', name: 'two', text: '-- 20260102000000_two.sql' },
  ]);
});

test.each(['one.sql', '2026_one.sql', '20260101000000_One.sql', '20260101000000.sql'])(
  'a file called %s would come at nobody knows which moment: it is refused',
  (name) => {
    expect(() => readMigrations(makeFolder(name))).toThrow(`Not the name of a migration: ${name}`);
  },
);

test('ours have a date each', () => {
  const versions = readMigrations('supabase/migrations').map(({ version }) => version);
  expect(versions.length).toBeGreaterThan(20);
  expect(new Set(versions).size).toBe(versions.length);
});
