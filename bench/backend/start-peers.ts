import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../machine/start-child.ts';
import { type BackendContender, PASSWORD } from './contender.ts';
import { post, socketOf, TRIGGER, withOwner } from './start-contenders.ts';

/** sirv on the folder of our built and compressed files; it has no accounts. */
export async function startStatic(): Promise<BackendContender> {
  const child = await startChild(join(STATIC, 'serve.mjs'), { options: ['build/client'] });
  return { name: 'sirv', headers: {}, ...child };
}

/** The peer on the same PostgreSQL, in a database with the same table, policies and triggers. */
export async function startLite(
  folder: string,
  emails: readonly string[],
): Promise<BackendContender> {
  const socket = socketOf(folder);
  await withOwner(socket, 'postgres', (owner) => owner.query('create database peer'));
  await using opened = new AsyncDisposableStack();
  const child = await startChild(join(LITE, 'serve.mjs'), { options: [socket, 'peer'] });
  await fillPeer(socket, opened.use(child), emails);
  opened.move();
  return { name: '@supabase/lite', headers: {}, ...child };
}

async function fillPeer(
  socket: string,
  { origin }: Pick<BackendContender, 'origin'>,
  emails: readonly string[],
): Promise<void> {
  await withOwner(socket, 'peer', async (owner) => {
    for (const name of MIGRATIONS)
      await owner.query(readFileSync(`supabase/migrations/${name}`, 'utf8'));
    await owner.query(TRIGGER);
  });
  for (const email of emails)
    await post(`${origin}/auth/v1/signup`, { headers: {}, body: { email, password: PASSWORD } });
}

export const LITE = join(import.meta.dirname, '../peers/lite');
export const STATIC = join(import.meta.dirname, '../peers/static');
const MIGRATIONS = [
  '20261128100000_private_schema.sql',
  '20261128100100_callers.sql',
  '20261128100200_account_usage.sql',
  '20261128100300_account_writes.sql',
  '20261128100500_companies.sql',
  '20261128100600_clients.sql',
];
