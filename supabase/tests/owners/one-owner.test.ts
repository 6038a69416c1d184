import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/test/test-database.ts';
import { CROSSING_FILES, CROSSING_FUNCTIONS, FUNCTIONS_BY_KEY } from './crossings.ts';
import { judgeReads } from './judge-reads.ts';
import { readOwnedTables } from './read-owned-tables.ts';
import { readServerSql } from './read-server-sql.ts';

// No statement crosses owners but those that are named, with their reason, in crossings.ts. What
// users ask themselves is under policies: every-table.test.ts says that these name the owner.
const { owner } = await createTestDatabase();
const tables = await readOwnedTables(owner);

test('every table with an owner has row security, and users reach none without a policy', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p')
       and a.attname = 'user_id' and not c.relrowsecurity`,
  );
  expect(tables.length).toBeGreaterThan(30);
  expect(rows).toEqual([]);
});

test('functions that act for the server or the owner of the database name whose rows they read', async () => {
  // Others run as a user, under the policies of the tables.
  const { rows } = await owner.query<{ name: string; body: string }>(
    `select n.nspname || '.' || p.proname as name, p.prosrc as body
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     join pg_language l on l.oid = p.prolang and l.lanname in ('sql', 'plpgsql')
     where n.nspname in ('private', 'auth') or n.nspname = 'public'
       and (p.prosecdef or has_function_privilege('service_role', p.oid, 'execute'))`,
  );
  const judged = rows.map(({ name, body }) => ({ name, verdicts: judgeReads(body, tables) }));
  const listThose = (names: string) =>
    judged
      .filter(({ verdicts }) => verdicts.some((verdict) => verdict.names === names))
      .map(({ name }) => name)
      .toSorted();
  expect(judged.flatMap(({ verdicts }) => verdicts).length).toBeGreaterThan(100);
  expect(listThose('nothing')).toEqual(Object.keys(CROSSING_FUNCTIONS).toSorted());
  expect(listThose('key')).toEqual(FUNCTIONS_BY_KEY.toSorted());
});

test('so do the statements that the server sends itself', () => {
  const texts = readServerSql();
  const crossing = texts.filter(
    ({ text }) =>
      isBuilt(text) || judgeReads(text, tables).some(({ names }) => names === 'nothing'),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect([...new Set(crossing.map(({ file }) => file))]).toEqual(
    Object.keys(CROSSING_FILES).toSorted(),
  );
});

/** The name of a table is put in when it is sent, and nothing says whose rows it takes. */
function isBuilt(text: string): boolean {
  return (
    /\b(?:from|into|update|join|copy) (?:auth\.|public\.|private\.)?\$1(?!\()/i.test(text) &&
    !/\bwhere user_id = \$1$/.test(text)
  );
}
