import type { Client } from 'pg';
import { startProblem } from '#server/backend/start-problem.ts';
import { PRODUCT_SCHEMAS } from './product-tables.ts';

/** Throws a sentence for the operator when a database has tables where the product’s would be. */
export async function requireEmptyDatabase(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any ($1)",
    [PRODUCT_SCHEMAS],
  );
  if (rows.length === 0) return;
  const accounts = rows.some(({ name }) => name === 'auth.users') ? await countUsers(owner) : 0;
  const what =
    accounts > 0
      ? `already has accounts (${accounts})`
      : 'is not empty (a server started on it, or it is of something else)';
  throw startProblem(
    `The database of DATABASE_URL ${what}: give an empty one, which "createdb" makes.`,
  );
}

async function countUsers(owner: Client): Promise<number> {
  const { rows } = await owner.query<{ total: number }>(
    'select count(*)::int as total from auth.users',
  );
  return rows[0]?.total ?? 0;
}
