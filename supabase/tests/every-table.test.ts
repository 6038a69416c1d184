import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/test/test-database.ts';

// Checks for every table and function, future ones included.
const { owner } = await createTestDatabase();
const names = async (text: string): Promise<string[]> =>
  (await owner.query<{ name: string }>(text)).rows.map(({ name }) => name);
const TABLES =
  "pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')";
const tables = await names(`select c.relname as name from ${TABLES} order by 1`);

test('every table has row level security and says what it is for', async () => {
  expect(tables.length).toBeGreaterThan(10);
  expect(
    await names(`select c.relname as name from ${TABLES} and not c.relrowsecurity`),
    'without row level security',
  ).toEqual([]);
  expect(
    await names(`select c.relname as name from ${TABLES} and obj_description(c.oid) is null`),
    'without a comment',
  ).toEqual([]);
});

test('every table has a policy test', () => {
  const tests = globSync('supabase/tests/*.test.ts')
    .filter((file) => !file.includes('every-table'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(tables.filter((name) => !new RegExp(`\\b${name}\\b`).test(tests))).toEqual([]);
});

test('a visitor has no right on any table, view, sequence or function', async () => {
  const rights = `select distinct c.relname as name from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace) and`;
  expect(
    await names(
      `${rights} c.relkind in ('r', 'p', 'v', 'm') and has_table_privilege('anon', c.oid, 'select, insert, update, delete, truncate, references, trigger')`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `${rights} case when c.relkind = 'S' then has_sequence_privilege('anon', c.oid, 'usage, select, update') else false end`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select p.proname as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege('anon', p.oid, 'execute')
         and p.prorettype <> 'trigger'::regtype`,
    ),
  ).toEqual([]);
});

test('users have no right on accounts, and none may empty a table or watch it by triggers', async () => {
  const caller = "unnest(array['authenticated', 'service_role']) as caller (role)";
  expect(
    await names(
      `select distinct c.relname as name from pg_class c, ${caller}
       where c.relnamespace = 'auth'::regnamespace and c.relkind in ('r', 'p', 'v')
         and has_table_privilege(caller.role, c.oid, 'select, insert, update, delete')`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select distinct c.relname as name from ${TABLES.replace('pg_class c', `pg_class c, ${caller}`)}
         and has_table_privilege(caller.role, c.oid, 'truncate, references, trigger')`,
    ),
  ).toEqual([]);
});

test('every policy is for one role, asks who calls once, and checks what an update writes', async () => {
  const { rows } = await owner.query(
    `select tablename, policyname, roles::text[] as roles, cmd, coalesce(qual, '') as qual, coalesce(with_check, '') as checked
     from pg_policies where schemaname = 'public'`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { tablename, policyname, roles, cmd, qual, checked } of rows) {
    const name = `${tablename}: ${policyname}`;
    expect([['authenticated'], ['administrator']], name).toContainEqual(roles);
    expect(cmd, name).not.toBe('ALL');
    // A bare call would run for each row.
    expect(`${qual} ${checked}`, name).not.toMatch(/(?<!SELECT )\b(auth|private)\.\w+\(\)/);
    if (cmd === 'UPDATE') expect(checked, name).not.toBe('');
  }
});

test('each role has one policy for an operation: an alternative could use no index', async () => {
  expect(
    await names(
      `select format('%s %s %s', tablename, cmd, roles) as name from pg_policies
       where schemaname = 'public' and permissive = 'PERMISSIVE'
       group by tablename, cmd, roles having count(*) > 1`,
    ),
  ).toEqual([]);
  const { rows } = await owner.query(
    `select tablename, roles::text[] as roles, cmd, coalesce(qual, with_check) as rule from pg_policies
     where schemaname = 'public' and permissive = 'PERMISSIVE'`,
  );
  for (const { tablename, roles, cmd, rule } of rows) {
    const isOfUsers = roles.includes('authenticated');
    const name = `${tablename} ${cmd} ${roles}: ${rule}`;
    expect(rule, name).not.toMatch(/\bor\b/i);
    expect(rule, name).toContain(isOfUsers ? 'user_id = ( SELECT auth.uid()' : 'is_admin()');
    if (!isOfUsers) expect(cmd, name).toBe('SELECT');
  }
});

test('what narrows a policy is no alternative either', async () => {
  expect(
    await names(
      `select format('%s: %s', tablename, policyname) as name from pg_policies
       where schemaname = 'public' and permissive = 'RESTRICTIVE' and concat(qual, with_check) ~* '\\mor\\M'`,
    ),
  ).toEqual([]);
});

test('whatever users may do with a table asks for the second factor of whoever has one', async () => {
  const RULE = '( SELECT private.is_strong() AS is_strong)';
  const { rows } = await owner.query(
    `select c.relname, operation, (
       select array_agg(concat_ws(' and ', qual, with_check)) from pg_policies
       where schemaname = 'public' and tablename = c.relname and cmd = upper(operation)
         and permissive = 'RESTRICTIVE' and roles = '{authenticated}'
     ) as rules
     from pg_class c, unnest(array['select', 'insert', 'update', 'delete']) as operation
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and case operation
       when 'delete' then has_table_privilege('administrator', c.oid, operation)
       else has_any_column_privilege('administrator', c.oid, operation) end`,
  );
  expect(rows.length).toBeGreaterThan(40);
  for (const { relname, operation, rules } of rows)
    expect(rules, `${relname} ${operation}`).toContain(
      operation === 'update' ? `${RULE} and ${RULE}` : RULE,
    );
  const member = "pg_has_role('administrator', 'authenticated', 'usage') as is_user";
  expect((await owner.query(`select ${member}`)).rows).toEqual([{ is_user: true }]);
});

test('what acts as the owner for a user asks for that factor, too', async () => {
  expect(
    await names(
      `select p.proname as name from pg_proc p
       where p.pronamespace = 'private'::regnamespace and p.prosecdef and p.prosrc like '%auth.uid()%'
         and p.prorettype <> 'trigger'::regtype and has_function_privilege('authenticated', p.oid, 'execute')
       order by 1`,
    ),
    'they take private.require_user() or private.get_user() in its place',
  ).toEqual(['read_own_address', 'require_user']);
});

test('every function names its schemas, and those that act as the owner are private', async () => {
  const FUNCTIONS =
    "pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)";
  expect(
    await names(
      `select p.proname as name from ${FUNCTIONS} and not coalesce(p.proconfig @> array['search_path=""'], false)`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select p.proname as name from ${FUNCTIONS} and p.prosecdef and p.pronamespace = 'public'::regnamespace`,
    ),
  ).toEqual([]);
  expect(
    await names(`select p.proname as name from ${FUNCTIONS} and p.prosrc ~* '\\mexecute\\M'`),
    'dynamic SQL could take any role',
  ).toEqual([]);
});
