import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Manifest, nameOfPiece } from './archive-manifest.ts';
import { countStored } from './count-stored.ts';
import { cutPieces } from './cut-pieces.ts';
import { findBrokenChains } from './find-broken-chains.ts';
import { listTables, type StoredTable } from './list-tables.ts';
import { PRODUCT_SCHEMAS } from './product-tables.ts';
import type { AddEntry } from './write-archive.ts';

export type StoredDatabase = Pick<
  Manifest,
  'versions' | 'tables' | 'sequences' | 'counts' | 'brokenChains'
>;

/**
 * Adds the rows of the product’s tables to a backup, in one state of the database, however long it
 * takes; nobody waits for it. After a failure the connection is to be closed: a COPY that is not
 * read any more keeps other statements waiting.
 */
export async function storeDatabase(owner: Client, add: AddEntry): Promise<StoredDatabase> {
  await owner.query('begin isolation level repeatable read, read only');
  await owner.query(SETTINGS);
  const versions = await readVersions(owner);
  const { tables: found } = await listTables(owner);
  const tables: Manifest['tables'] = [];
  for (const table of found)
    tables.push(await withoutLock(owner, () => storeTable(owner, add, table)));
  const stored = {
    versions,
    tables,
    sequences: await readSequences(owner),
    counts: await withoutLock(owner, () => countStored(owner)),
    brokenChains: await withoutLock(owner, () => findBrokenChains(owner)),
  };
  await owner.query('commit');
  return stored;
}

export async function readVersions(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by 1',
  );
  return rows.map(({ version }) => version);
}

/**
 * Undoing a savepoint gives its locks back: a server that starts meanwhile and alters a table does
 * not wait for the whole backup, nor do requests behind it.
 */
async function withoutLock<Result>(owner: Client, run: () => Promise<Result>): Promise<Result> {
  await owner.query('savepoint reading');
  const result = await run();
  await owner.query('rollback to savepoint reading; release savepoint reading');
  return result;
}

async function storeTable(
  owner: Client,
  add: AddEntry,
  { name, columns, key }: StoredTable,
): Promise<Manifest['tables'][number]> {
  const text = `copy (select ${columns.join(', ')} from ${name} order by ${key.join(', ')}) to stdout`;
  const pieces: Manifest['tables'][number]['pieces'] = [];
  for await (const piece of cutPieces(owner.query(copyTo(text)))) {
    const { bytes, sha256, rows } = await add(nameOfPiece(name, pieces.length), piece.bytes);
    pieces.push({ bytes, sha256, rows });
  }
  return { name, columns, pieces };
}

/** Read after the rows: a number that was taken since is skipped, none is given twice. */
async function readSequences(owner: Client): Promise<Manifest['sequences']> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname = any ($1) order by 1`,
    [PRODUCT_SCHEMAS],
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: found } = await owner.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    );
    for (const { last, isCalled } of found) sequences.push({ name, last, isCalled });
  }
  return sequences;
}

/** No row may be hidden, no statement ended; values are written the same way on every server. */
const SETTINGS = `set local row_security = off; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0;
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;
