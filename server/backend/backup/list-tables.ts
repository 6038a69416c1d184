import type { Client } from 'pg';
import { LEFT_OUT_TABLES, PRODUCT_SCHEMAS, PRODUCT_TABLES } from './product-tables.ts';

/** Names are quoted where SQL needs it; generated columns are left out. */
export type StoredTable = { name: string; columns: string[]; key: string[] };

/**
 * The product’s tables in a database, each after those that it refers to, and the names of the
 * tables in its schemas that are not the product’s.
 */
export async function listTables(
  owner: Client,
): Promise<{ tables: StoredTable[]; foreign: string[] }> {
  const { rows } = await owner.query<FoundTable>(FIND_TABLES, [PRODUCT_SCHEMAS]);
  const ours = rows.filter(({ name }) => PRODUCT_TABLES.includes(name));
  const known = [...PRODUCT_TABLES, ...LEFT_OUT_TABLES];
  return {
    tables: sortByReferences(ours).map(({ name, columns, key }) => ({ name, columns, key })),
    foreign: rows.map(({ name }) => name).filter((name) => !known.includes(name)),
  };
}

type FoundTable = StoredTable & { references: string[] };

function sortByReferences(tables: readonly FoundTable[]): FoundTable[] {
  const sorted: FoundTable[] = [];
  const isDone = (name: string) =>
    sorted.some((table) => table.name === name) || !tables.some((table) => table.name === name);
  while (sorted.length < tables.length) {
    const next = tables.find(
      ({ name, references }) => !isDone(name) && references.every((other) => isDone(other)),
    );
    if (!next) throw new Error('Tables refer to one another in a circle');
    sorted.push(next);
  }
  return sorted;
}

const FIND_TABLES = `select format('%I.%I', n.nspname, c.relname) as name,
    array(
      select quote_ident(attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns,
    array(
      select quote_ident(attname) from pg_index
      cross join lateral unnest(indkey) with ordinality as part (attnum, place)
      join pg_attribute on attrelid = indrelid and pg_attribute.attnum = part.attnum
      where indrelid = c.oid and indisprimary order by place
    ) as key,
    array(
      select distinct format('%I.%I', other.relnamespace::regnamespace::text, other.relname)
      from pg_constraint join pg_class as other on other.oid = confrelid
      where conrelid = c.oid and contype = 'f' and confrelid <> c.oid
    ) as "references"
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where n.nspname = any ($1) and c.relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  order by 1`;
