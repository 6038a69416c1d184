import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/backend/postgres/open-database.ts';
import { createPeople } from '#server/test/people.ts';
import { createOwnedDatabase } from './owned-database.test.support.ts';

test('an owner who bypasses nothing starts on roles that a superuser made beforehand', async () => {
  const database = await createOwnedDatabase();
  const { gateway, stop } = await connectDatabase(database.access);
  onTestFinished(stop);

  const { owner, stranger, admin } = await createPeople({ ...database, gateway });
  await owner("insert into public.clients (name) values ('Zoé')");
  const seen = "select name from public.clients where name = 'Zoé'";
  expect(await stranger(seen)).toEqual([]);
  for (const ask of [owner, admin]) expect(await ask(seen)).toEqual([{ name: 'Zoé' }]);
});
