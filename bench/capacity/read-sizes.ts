import type { Client } from 'pg';

/** Bytes of a table on the disk, without its indexes; TOAST holds what is long. */
export type TableSize = {
  table: string;
  rows: number;
  heap: number;
  toast: number;
  indexes: number;
};

export type IndexSize = { table: string; index: string; bytes: number; rows: number };

/** Tables of accounts and their indexes, the largest first. */
export async function readSizes(
  owner: Client,
): Promise<{ tables: TableSize[]; indexes: IndexSize[] }> {
  const tables = await owner.query<TableSize>(TABLES);
  const indexes = await owner.query<IndexSize>(INDEXES);
  return { tables: tables.rows, indexes: indexes.rows };
}

/** Tables with an owner; after `vacuum analyze` the planner knows how many rows there are. */
const OWNED = `select c.oid, c.reltoastrelid, greatest(c.reltuples, 0)::float8 as rows,
    n.nspname || '.' || c.relname as table
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r' and c.reltuples > 0`;
const TABLES = `select owned.table, rows, pg_relation_size(oid)::float8 as heap,
    (case when reltoastrelid = 0 then 0 else pg_total_relation_size(reltoastrelid) end)::float8 as toast,
    pg_indexes_size(oid)::float8 as indexes
  from (${OWNED}) as owned order by pg_total_relation_size(oid) desc`;
const INDEXES = `select owned.table, indexrelid::regclass::text as index, rows,
    pg_relation_size(indexrelid)::float8 as bytes
  from (${OWNED}) as owned join pg_index on indrelid = owned.oid
  order by pg_relation_size(indexrelid) desc`;
