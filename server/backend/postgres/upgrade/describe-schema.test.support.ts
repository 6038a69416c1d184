import type { Client, Pool } from 'pg';

/**
 * One line for each object that migrations make, with its definition, owner, rights and comment:
 * two databases with the same lines are the same but for their rows and the order of columns.
 */
export async function describeSchema(owner: Pool | Client): Promise<string[]> {
  const lines: string[] = [];
  for (const text of Object.values(OBJECTS)) {
    const { rows } = await owner.query<{ line: string }>(text);
    lines.push(...rows.map(({ line }) => line).sort());
  }
  return lines;
}

const SCHEMAS = "array['public', 'private']::regnamespace[]";
/** Rights that nobody touched are those of the owner. */
const rightsOf = (acl: string) => `(
  select string_agg(format('%s:%s%s', coalesce(nullif(grantee, 0)::regrole::text, 'public'), privilege_type,
    case when is_grantable then '*' else '' end), ' ' order by grantee::regrole::text, privilege_type)
  from aclexplode(${acl}))`;
const optionsOf = (options: string) =>
  `(select string_agg(option, ' ' order by option) from unnest(${options}) as option)`;

const OBJECTS = {
  schemas: `select concat_ws(' | ', 'schema', nspname, ${rightsOf('nspacl')}, obj_description(oid, 'pg_namespace')) as line
    from pg_namespace where nspname in ('public', 'private')`,
  defaultRights: `select concat_ws(' | ', 'default rights', defaclnamespace::regnamespace, defaclobjtype, ${rightsOf('defaclacl')}) as line
    from pg_default_acl`,
  extensions: `select concat_ws(' | ', 'extension', extname, extnamespace::regnamespace) as line from pg_extension`,
  publications: `select concat_ws(' | ', 'publication', pubname, puballtables) as line from pg_publication`,
  roles: `select concat_ws(' | ', 'role', rolname, rolsuper, rolinherit, rolcreaterole, rolcanlogin, rolbypassrls,
      array(select distinct roleid::regrole::text from pg_auth_members where member = pg_roles.oid order by 1)) as line
    from pg_roles where rolname in ('anon', 'authenticated', 'administrator', 'service_role', 'gateway', 'auth_service')`,
  relations: `select concat_ws(' | ', case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end,
      c.oid::regclass, c.relowner::regrole, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity,
      ${optionsOf('c.reloptions')}, ${optionsOf('toast.reloptions')}, ${rightsOf("coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's' else 'r' end::\"char\", c.relowner))")},
      obj_description(c.oid, 'pg_class'), case c.relkind when 'v' then pg_get_viewdef(c.oid)
        when 'S' then (select to_jsonb(s) - 'seqrelid' from pg_sequence s where s.seqrelid = c.oid)::text end) as line
    from pg_class c left join pg_class toast on toast.oid = c.reltoastrelid
    where c.relnamespace = any (${SCHEMAS}) and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  columns: `select concat_ws(' | ', 'column', a.attrelid::regclass || '.' || a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstattarget, a.attstorage,
      a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid), ${rightsOf('a.attacl')},
      col_description(a.attrelid, a.attnum)) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = any (${SCHEMAS}) and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`,
  constraints: `select concat_ws(' | ', 'constraint', nullif(conrelid, 0)::regclass, conname, pg_get_constraintdef(oid),
      obj_description(oid, 'pg_constraint')) as line
    from pg_constraint where connamespace = any (${SCHEMAS})`,
  indexes: `select concat_ws(' | ', 'index', pg_get_indexdef(i.indexrelid), indisvalid, obj_description(i.indexrelid, 'pg_class')) as line
    from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = any (${SCHEMAS})`,
  policies: `select concat_ws(' | ', 'policy', schemaname, tablename, policyname, permissive, roles, cmd, qual, with_check) as line
    from pg_policies`,
  triggers: `select concat_ws(' | ', 'trigger', tgenabled, pg_get_triggerdef(oid)) as line
    from pg_trigger where not tgisinternal`,
  functions: `select concat_ws(' | ', 'function', p.proowner::regrole, ${rightsOf("coalesce(p.proacl, acldefault('f', p.proowner))")},
      obj_description(p.oid, 'pg_proc'), pg_get_functiondef(p.oid)) as line
    from pg_proc p where p.pronamespace = any (${SCHEMAS}) and p.prokind <> 'a'`,
  types: `select concat_ws(' | ', 'type', t.oid::regtype, t.typtype) as line
    from pg_type t where t.typnamespace = any (${SCHEMAS}) and t.typtype in ('d', 'e', 'r')`,
};
