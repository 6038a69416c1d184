import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/backend/postgres/open-database.ts';
import { createEmptyDatabase, createTestDatabase } from '#server/test/test-database.ts';

const readGrants = async (owner: Pool) => {
  const { rows } = await owner.query(
    `select relname as name, attname as "column", acl.grantee::regrole::text as grantee, acl.privilege_type as privilege
     from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attacl is not null
     cross join lateral aclexplode(case when a.attname is null then c.relacl else a.attacl end) as acl
     where relnamespace = 'public'::regnamespace and acl.grantee <> c.relowner
     union all
     select relname, null, acl.grantee::regrole::text, acl.privilege_type
     from pg_class c cross join lateral aclexplode(c.relacl) as acl
     where relnamespace = 'public'::regnamespace and acl.grantee <> c.relowner
     union
     select proname, null, acl.grantee::regrole::text, acl.privilege_type
     from pg_proc p cross join lateral aclexplode(p.proacl) as acl
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and acl.grantee <> p.proowner
     order by 1, 2, 3, 4`,
  );
  return rows;
};

test('on a project that gives everything by default, the same rights are given and no others', async () => {
  const ours = await readGrants((await createTestDatabase()).owner);
  expect(ours.length).toBeGreaterThan(40);

  const { access, owner } = await createEmptyDatabase();
  for (const kind of ['tables', 'sequences', 'functions'])
    await owner.query(
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role`,
    );
  const { stop } = await connectDatabase(access);
  onTestFinished(stop);
  expect(await readGrants(owner)).toEqual(ours);
});
