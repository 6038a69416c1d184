import type { Client } from 'pg';

/**
 * Runs `fill` on tables without their plain indexes, then makes these again: millions of entries
 * are sorted once rather than put in their places one by one.
 */
export async function withoutIndexes(
  owner: Client,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(PLAIN_INDEXES, [tables]);
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await owner.query(definition);
}

/** Indexes of constraints stay: foreign keys need them. */
const PLAIN_INDEXES = `select indexrelid::regclass::text as name,
    pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = any ($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`;
