import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { accessByUrl } from '#server/backend/postgres/access.ts';
import { createEmptyDatabase, type TestDatabase } from '#server/test/test-database.ts';

/** An empty database whose owner is no superuser and bypasses nothing: others made the roles. */
export async function createOwnedDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  const { owner: superuser } = database;
  const { username, password } = new URL(database.url);
  const name = `maitre_${randomUUID().replaceAll('-', '')}`;
  // That of the serving roles, which other tests use too, is derived from it.
  await superuser.query(`create role ${name} login password '${decodeURIComponent(password)}'`);
  const { rows } = await superuser.query<{ base: string }>('select current_database() as base');
  await superuser.query(`alter database ${rows[0]?.base} owner to ${name}`);
  await superuser.query(readFileSync(join(import.meta.dirname, 'roles.sql'), 'utf8'));
  await superuser.query(readGrants().replaceAll('maitre', name));
  onTestFinished(async () => {
    await superuser.query(`reassign owned by ${name} to ${username}`);
    await superuser.query(`drop owned by ${name}; drop role ${name}`);
  });
  const url = new URL(database.url);
  url.username = name;
  return { ...database, url: url.href, access: accessByUrl(url.href) };
}

/** The statement that docs/operations.md asks a superuser to run. */
function readGrants(): string {
  const page = readFileSync('docs/operations.md', 'utf8');
  return /--command='(alter role maitre [^']+)'/.exec(page)?.[1] ?? '';
}
