import type { Pool } from 'pg';
import type { OwnedTable } from './read-statements.ts';

/** The tables and views whose rows have an owner: all with a `user_id`, and the accounts. */
export async function readOwnedTables(owner: Pool): Promise<OwnedTable[]> {
  const { rows } = await owner.query<OwnedTable>(FIND);
  return rows;
}

/** The key of a row also names it in tables that refer to it together with the owner. */
const FIND = `with named as (
    select c.oid, n.nspname || '.' || c.relname as name, a.attname::text as owner
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and a.attname = case when n.nspname = 'auth' and c.relname = 'users' then 'id' else 'user_id' end
    where n.nspname in ('public', 'private', 'auth') and c.relkind in ('r', 'p', 'v')
  ), keys as (
    select i.indrelid as oid, a.attname::text as key
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indisunique and i.indnkeyatts = 1 and i.indpred is null
  )
  select name, owner,
    array(select attname::text from pg_attribute where attrelid = named.oid and attnum > 0) as columns,
    array(
      select key from keys where keys.oid = named.oid
      union
      select a.attname::text from pg_constraint f, unnest(f.conkey, f.confkey) as tie (own, other)
      join pg_attribute a on a.attnum = tie.own
      where f.contype = 'f' and f.conrelid = named.oid and a.attrelid = named.oid
        and exists (
          select from pg_attribute b join keys on keys.oid = b.attrelid and keys.key = b.attname
          where b.attrelid = f.confrelid and b.attnum = tie.other
        )
    ) as keys
  from named order by 1`;
