import type { Pool } from 'pg';

/** Tables, views and functions of the schema `public`, by name. */
export type DatabaseSchema = { relations: SchemaRelation[]; routines: SchemaRoutine[] };

export type SchemaRelation = {
  name: string;
  isView: boolean;
  columns: SchemaColumn[];
  foreignKeys: SchemaForeignKey[];
};

export type SchemaColumn = {
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** Computed by PostgreSQL, read-only. */
  isGenerated: boolean;
};

export type SchemaForeignKey = {
  name: string;
  columns: string[];
  isOneToOne: boolean;
  target: string;
  targetColumns: string[];
};

export type SchemaRoutine = {
  name: string;
  parameters: { name: string; type: string; isOptional: boolean }[];
  /** The columns of its rows; null when it returns values of `type`. */
  columns: { name: string; type: string }[] | null;
  type: string;
  isSet: boolean;
};

export async function readSchema(pool: Pool): Promise<DatabaseSchema> {
  const client = await pool.connect();
  try {
    // With an empty search path, types of the schema are qualified.
    await client.query("begin; set local search_path = ''");
    const relations = await client.query<SchemaRelation>(RELATIONS);
    const routines = await client.query<SchemaRoutine>(ROUTINES);
    return { relations: relations.rows, routines: routines.rows };
  } finally {
    await client.query('rollback');
    client.release();
  }
}

// Foreign keys within the schema; one-to-one when their columns are also unique, as in PostgREST.
const FOREIGN_KEYS = `
  select json_agg(json_build_object(
    'name', k.conname,
    'columns', (select json_agg(a.attname order by n) from unnest(k.conkey) with ordinality as u (number, n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.number),
    'isOneToOne', exists (
      select from pg_constraint other where other.conrelid = k.conrelid and other.contype in ('p', 'u')
        and other.conkey @> k.conkey and other.conkey <@ k.conkey
    ),
    'target', t.relname,
    'targetColumns', (select json_agg(a.attname order by n) from unnest(k.confkey) with ordinality as u (number, n)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.number)
  ) order by k.conname)
  from pg_constraint k join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.conrelid = c.oid and t.relnamespace = 'public'::regnamespace`;

const RELATIONS = `
  select c.relname as name, c.relkind in ('v', 'm') as "isView",
    json_agg(json_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, null),
      'isNullable', not a.attnotnull,
      'hasDefault', a.atthasdef or a.attidentity <> '',
      'isGenerated', a.attgenerated <> '' or a.attidentity = 'a'
    ) order by a.attname) as columns,
    coalesce((${FOREIGN_KEYS}), '[]') as "foreignKeys"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  group by c.oid
  order by c.relname`;

const ROUTINES = `
  select p.proname as name,
    coalesce((
      select json_agg(json_build_object(
        'name', p.proargnames[n],
        'type', format_type(p.proargtypes[n - 1], null),
        'isOptional', n > p.pronargs - p.pronargdefaults
      ) order by p.proargnames[n])
      from generate_series(1, p.pronargs) as n
    ), '[]') as parameters,
    (
      select json_agg(json_build_object('name', p.proargnames[n], 'type', format_type(p.proallargtypes[n], null))
        order by p.proargnames[n])
      from generate_subscripts(p.proallargtypes, 1) as n where p.proargmodes[n] in ('t', 'o')
    ) as columns,
    format_type(p.prorettype, null) as type,
    p.proretset as "isSet"
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
  order by p.proname`;
