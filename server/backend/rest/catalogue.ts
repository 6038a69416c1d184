import type { Pool } from 'pg';

export type Column = { name: string; type: string; default: string | null };

/** A foreign key: `source.columns` refer to `target.columns`. */
export type Relationship = {
  name: string;
  source: string;
  sourceColumns: readonly string[];
  target: string;
  targetColumns: readonly string[];
  /** At most one row of the source refers to a row of the target. */
  isUnique: boolean;
};

export type Table = {
  name: string;
  columns: ReadonlyMap<string, Column>;
  primaryKey: readonly string[];
};

export type Parameter = { name: string; type: string; isOptional: boolean };
export type Routine = {
  name: string;
  parameters: readonly Parameter[];
  isSet: boolean;
  isVoid: boolean;
  isVolatile: boolean;
  /** Returns rows with columns, not single values. */
  isComposite: boolean;
  /** The table whose rows it returns; null when it names its own columns. */
  table: string | null;
  columns: readonly Column[];
  /** The function’s own time limit (`statement_timeout`), or null. */
  longestMs: number | null;
};

/** Everything that a request can name: SQL identifiers come from here, never from a request. */
export type Catalogue = {
  tables: ReadonlyMap<string, Table>;
  relations: readonly Relationship[];
  /** None that is overloaded or variadic. */
  routines: ReadonlyMap<string, Routine>;
};

/** Reads the schema `public`; any role may. */
export async function readCatalogue(pool: Pool): Promise<Catalogue> {
  const [tables, relations, routines] = await Promise.all([
    pool.query(TABLES),
    pool.query<Relationship>(RELATIONS),
    pool.query<Routine>(ROUTINES),
  ]);
  return {
    tables: new Map(tables.rows.map((row) => [row.name, toTable(row)])),
    relations: relations.rows,
    routines: new Map(routines.rows.map((row) => [row.name, row])),
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
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as "targetColumns",
    exists (
      select from pg_index i where i.indrelid = c.conrelid and i.indisunique and i.indpred is null and i.indexprs is null
        and i.indkey::int2[] @> c.conkey and i.indkey::int2[] <@ c.conkey
    ) as "isUnique"
  from pg_constraint c
  join pg_class s on s.oid = c.conrelid
  join pg_class t on t.oid = c.confrelid
  where c.contype = 'f' and c.conparentid = 0 and s.relnamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace`;

const ROUTINES = `
  select p.proname as name, p.proretset as "isSet", p.provolatile = 'v' as "isVolatile",
    p.prorettype = 'void'::regtype as "isVoid",
    t.typtype = 'c' or exists (select from unnest(p.proargmodes) as mode where mode in ('o', 'b', 't')) as "isComposite",
    (select c.relname from pg_class c where c.oid = t.typrelid and c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p', 'v', 'm')) as "table",
    arguments.parameters, arguments.columns,
    (select extract(epoch from split_part(setting, '=', 2)::interval)::float * 1000
      from unnest(p.proconfig) as setting where setting like 'statement_timeout=%') as "longestMs"
  from pg_proc p join pg_type t on t.oid = p.prorettype, lateral (
    select
      coalesce(json_agg(json_build_object(
        'name', coalesce(name, ''), 'type', format_type(type, null), 'isOptional', place > p.pronargs - p.pronargdefaults
      ) order by number) filter (where mode in ('i', 'b')), '[]') as parameters,
      coalesce(json_agg(json_build_object('name', name, 'type', format_type(type, null), 'default', null)
        order by number) filter (where mode in ('o', 'b', 't')), '[]') as columns
    from (
      select *, count(*) filter (where mode in ('i', 'b')) over (order by number) as place
      from (
        select type, coalesce(mode, 'i') as mode, name, number
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargmodes, p.proargnames)
          with ordinality as argument (type, mode, name, number)
      ) as argument
    ) as argument
  ) as arguments
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname <> 'trigger'
    and p.provariadic = 0 and not exists (
      select from pg_proc other where other.proname = p.proname and other.pronamespace = p.pronamespace and other.oid <> p.oid
    )`;
