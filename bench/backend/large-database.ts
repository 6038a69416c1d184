import { statfsSync } from 'node:fs';
import type { Client } from 'pg';
import { makeFolder } from '../machine/make-folder.ts';
import type { BackendContender } from './contender.ts';
import { installLoad } from './load.ts';
import { socketOf, startOurs, withOwner } from './start-contenders.ts';

/**
 * Our server with room for millions of rows, and the owner of its database. Throws without enough
 * free space; everything is removed afterwards.
 */
export async function withLargeDatabase<Result>(
  emails: readonly string[],
  measure: (contender: BackendContender, owner: Client) => Promise<Result>,
  bytes = MIN_FREE_BYTES,
): Promise<Result> {
  installLoad();
  using folder = makeFolder();
  requireSpace(folder.path, bytes);
  await using contender = await startOurs(folder.path, emails);
  return await withDatabase(folder.path, (owner) => measure(contender, owner));
}

function requireSpace(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bytes)
    throw new Error(`Less than ${bytes / 1e9} GB are free in ${folder}: nothing was measured`);
}

async function withDatabase<Result>(
  folder: string,
  run: (owner: Client) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  await withOwner(socketOf(folder), 'postgres', async (owner) => results.push(await run(owner)));
  const [result] = results;
  if (result === undefined) throw new Error('Nothing was measured');
  return result;
}

export function addUsers(count: number, name: string): string {
  return `insert into auth.users (id, aud, role, email)
    select gen_random_uuid(), 'authenticated', 'authenticated', '${name}-' || n || '@exemple.fr'
    from generate_series(1, ${count}) as n`;
}

const MIN_FREE_BYTES = 10e9;
/** Skips foreign keys and profile triggers, which are not measured. */
export const AS_THEY_COME = 'set session_replication_role = replica';
export const TIDY = ['set session_replication_role = origin', 'vacuum analyze', 'checkpoint'];
