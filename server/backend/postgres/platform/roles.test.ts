import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accessByUrl } from '#server/backend/postgres/access.ts';
import { connectDatabase } from '#server/backend/postgres/open-database.ts';
import { createPeople } from '#server/test/people.ts';
import { createEmptyDatabase } from '#server/test/test-database.ts';

const database = await createEmptyDatabase();
const superuser = database.owner;

test('an owner who bypasses nothing starts on roles that a superuser made beforehand', async () => {
  const { username: superuserName, password } = new URL(database.url);
  const name = `maitre_${randomUUID().replaceAll('-', '')}`;
  // That of the serving roles, which other tests use too, is derived from it.
  await superuser.query(`create role ${name} login password '${decodeURIComponent(password)}'`);
  const { rows } = await superuser.query<{ base: string }>('select current_database() as base');
  await superuser.query(`alter database ${rows[0]?.base} owner to ${name}`);
  await superuser.query(readFileSync(join(import.meta.dirname, 'roles.sql'), 'utf8'));
  await superuser.query(readGrants().replaceAll('maitre', name));
  onTestFinished(async () => {
    await superuser.query(`reassign owned by ${name} to ${superuserName}`);
    await superuser.query(`drop owned by ${name}; drop role ${name}`);
  });

  const url = new URL(database.url);
  url.username = name;
  const { gateway, stop } = await connectDatabase(accessByUrl(url.href));
  onTestFinished(stop);

  const { owner, stranger, admin } = await createPeople({ ...database, gateway });
  await owner("insert into public.clients (name) values ('Zoé')");
  const seen = "select name from public.clients where name = 'Zoé'";
  expect(await stranger(seen)).toEqual([]);
  for (const ask of [owner, admin]) expect(await ask(seen)).toEqual([{ name: 'Zoé' }]);
});

/** What the page of operations has a superuser run. */
function readGrants(): string {
  const page = readFileSync('docs/operations.md', 'utf8');
  return /--command='(alter role maitre [^']+)'/.exec(page)?.[1] ?? '';
}
