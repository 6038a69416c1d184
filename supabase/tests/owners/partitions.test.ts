import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/test/test-database.ts';
import { FUNCTIONS_BY_KEY } from './crossings.ts';

// Holds the lists of docs/capacity.md, « What partitions by owner would ask », to the schema.
const { owner } = await createTestDatabase();
const page = readFileSync('docs/capacity.md', 'utf8');

test('partitions by owner refuse the unique keys that the page lists, and no others', async () => {
  const { rows } = await owner.query<Key>(
    `${OWNED} select owned.table, i.relname as name, pg_get_indexdef(i.oid) as text
     from owned join pg_index x on x.indrelid = owned.oid join pg_class i on i.oid = x.indexrelid
     where x.indisunique order by 1, 2`,
  );
  const refused: Key[] = [];
  for (const key of rows) if (await isRefused(key)) refused.push(key);
  expect(rows.length).toBeGreaterThan(25);
  expect(refused.map(({ table, name }) => `${table} ${name}`)).toEqual(
    listRows('Unique keys without the owner'),
  );
});

test('the page lists the foreign keys that leave out the owner, or would empty a part of one', async () => {
  const { rows } = await owner.query<Key>(
    `${OWNED} select owned.table, f.conname as name, pg_get_constraintdef(f.oid) as text
     from owned join pg_constraint f on f.conrelid = owned.oid and f.contype = 'f'
     join pg_attribute a on a.attrelid = owned.oid and a.attname = 'user_id'
     where not a.attnum = any (f.conkey) or f.confdeltype = 'n' order by 1, 2`,
  );
  expect(rows.map(({ table, name }) => `${table} ${name}`)).toEqual(
    listRows('Foreign keys that would change'),
  );
});

test('the page counts the triggers, and names the functions that ask by a key alone', async () => {
  const { rows } = await owner.query<{ statements: number; rows: number }>(
    `${OWNED} select count(*) filter (where t.tgtype & 1 = 0)::integer as statements,
       count(*) filter (where t.tgtype & 1 = 1)::integer as rows
     from owned join pg_trigger t on t.tgrelid = owned.oid and not t.tgisinternal`,
  );
  const [count] = rows;
  expect(page).toContain(`${count?.statements} triggers of statements and ${count?.rows} of rows`);
  for (const name of FUNCTIONS_BY_KEY) expect(page, name).toContain(`\`${name}\``);
});

type Key = { table: string; name: string; text: string };

/** The tables whose rows have an owner, without the accounts. */
const OWNED = `with owned as (
    select c.oid, n.nspname || '.' || c.relname as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where n.nspname in ('public', 'private') and c.relkind = 'r'
  )`;

/** Tries a unique index on an empty copy of its table, with partitions by owner. */
async function isRefused({ table, name, text }: Key): Promise<boolean> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query(
      `create table public.parted (like ${table} including generated) partition by hash (user_id)`,
    );
    await client.query(text.replace(name, 'tried').replace(` ON ${table} `, ' ON public.parted '));
    return false;
  } catch (error) {
    expect(String(error)).toContain('must include all partitioning columns');
    return true;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** The rows of the table under a heading of the page, as « table name ». */
function listRows(heading: string): string[] {
  const [, after = ''] = page.split(`\n### ${heading}\n`);
  const [section = ''] = after.split('\n#');
  return [...section.matchAll(/^\| `([\w.]+)` +\| `(\w+)`/gm)].map(
    ([, table, name]) => `${table} ${name}`,
  );
}
