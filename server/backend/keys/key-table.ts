import type { ClientBase, Pool } from 'pg';
import { generateKeys, type Keys, parseKeys } from './keys.ts';

type Querier = Pick<Pool | ClientBase, 'query'>;

/**
 * The keys that all the servers of a database prove themselves with, made by the first of them.
 * Read as auth_service or as the owner.
 */
export async function readKeyTable(database: Querier): Promise<Keys> {
  const { rows } = await database.query(SELECT);
  if (rows.length === 0)
    await database.query('insert into auth.server_keys (keys) values ($1) on conflict do nothing', [
      await generateKeys(),
    ]);
  // Of servers that start together, all read what the first one wrote.
  const kept = rows.length === 0 ? (await database.query(SELECT)).rows : rows;
  return parseKeys(JSON.stringify(kept[0]?.keys));
}

export async function writeKeyTable(database: Querier, keys: Keys): Promise<void> {
  await database.query('update auth.server_keys set keys = $1', [keys]);
}

const SELECT = 'select keys from auth.server_keys';
