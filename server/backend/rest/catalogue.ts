import type { Pool } from 'pg';

export type Column = { name: string; type: string; default: string | null };

/** From a column of a table to that of another: `source.columns` hold what `target.columns` are. */
export type Relation = {
  name: string;
  source: string;
  sourceColumns: readonly string[];
  target: string;
  targetColumns: readonly string[];
};

export type Table = {
  name: string;
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
};

export type Routine = {
  name: string;
  parameters: readonly { name: string; type: string; isOptional: boolean }[];
  isSet: boolean;
  /** Its rows have columns; else each is one value. */
  isComposite: boolean;
  isVolatile: boolean;
};

/** All that requests can name: identifiers come from here, never from a request. */
export type Catalogue = {
  tables: ReadonlyMap<string, Table>;
  relations: readonly Relation[];
  routines: ReadonlyMap<string, Routine>;
};

/** Reads what the schema `public` holds, as any role may. */
export async function readCatalogue(pool: Pool): Promise<Catalogue> {
  const [tables, relations, routines] = await Promise.all([
    pool.query(TABLES),
    pool.query<Relation>(RELATIONS),
    pool.query<Routine>(ROUTINES),
  ]);
  return {
    tables: new Map(tables.rows.map((row) => [row.name, toTable(row)])),
    relations: relations.rows,
    routines: new Map(routines.rows.map((routine) => [routine.name, routine])),
  };
}

function toTable({
  name,
  columns,
  primaryKey,
}: {
  name: string;
  columns: Column[];
  primaryKey: string[];
}): Table {
  return { name, primaryKey, columns: new Map(columns.map((column) => [column.name, column])) };
}

const TABLES = `
  select c.relname as name,
    json_agg(json_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod),
      'default', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end
    ) order by a.attnum) as columns,
    coalesce((
      select array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum))
      from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary
    ), '{}') as "primaryKey"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  group by c.oid`;

const RELATIONS = `
  select c.conname as name, s.relname as source, t.relname as target,
    (select array_agg(a.attname::text order by k.place) from unnest(c.conkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as "sourceColumns",
    (select array_agg(a.attname::text order by k.place) from unnest(c.confkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as "targetColumns"
  from pg_constraint c
  join pg_class s on s.oid = c.conrelid
  join pg_class t on t.oid = c.confrelid
  where c.contype = 'f' and s.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace`;

// Functions that share a name cannot be told apart by the names of their arguments alone: none of them can be called.
const ROUTINES = `
  select min(p.proname) as name,
    coalesce((
      select json_agg(json_build_object(
        'name', p2.proargnames[n],
        'type', format_type(p2.proargtypes[n - 1], null),
        'isOptional', n > p2.pronargs - p2.pronargdefaults
      ) order by n)
      from pg_proc p2, generate_series(1, p2.pronargs) as n where p2.oid = min(p.oid::bigint)::oid
    ), '[]') as parameters,
    bool_or(p.proretset) as "isSet",
    bool_or(t.typtype = 'c' or p.proargmodes @> '{t}' or p.proargmodes @> '{o}') as "isComposite",
    bool_or(p.provolatile = 'v') as "isVolatile"
  from pg_proc p join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname <> 'trigger'
  group by p.proname having count(*) = 1`;
