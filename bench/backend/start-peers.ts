import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packClient } from '#scripts/build/pack-client.ts';
import { fillBuild } from '#server/routes/files/deployed/fill-build.ts';
import { FILE_LIST, fileListSchema } from '#server/routes/files/file-list.ts';
import { makeFolder } from '../machine/make-folder.ts';
import { startChild } from '../machine/start-child.ts';
import { type BackendContender, PASSWORD } from './contender.ts';
import { post, socketOf, TRIGGER, withOwner } from './start-contenders.ts';

/** sirv on our home page, filled as our server fills it, and compressed; it has no accounts. */
export async function startStatic(): Promise<BackendContender> {
  await using opened = new AsyncDisposableStack();
  const { path } = opened.use(makeFolder());
  const list = fileListSchema.parse(JSON.parse(readFileSync(join(CLIENT, FILE_LIST), 'utf8')));
  const home = fillBuild(CLIENT, { list, deployment: DEPLOYMENT }).get('/');
  writeFileSync(join(path, 'index.html'), home ?? '');
  await packClient(path);
  const child = opened.use(await startChild(join(STATIC, 'serve.mjs'), { options: [path] }));
  const owned = opened.move();
  return {
    ...{ name: 'sirv', headers: {}, ...child },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
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
const CLIENT = 'build/client';
const DEPLOYMENT = { SITE_NAME: 'Facturier', SITE_ORIGIN: 'http://127.0.0.1', YEARS_ONLINE: '16' };
const MIGRATIONS = [
  '20261128100000_private_schema.sql',
  '20261128100100_callers.sql',
  '20261128100200_account_usage.sql',
  '20261128100300_account_writes.sql',
  '20261128100500_companies.sql',
  '20261128100600_clients.sql',
];
