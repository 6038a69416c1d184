import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/backend/postgres/open-database.ts';
import { askAs } from '#server/test/ask-as.ts';
import { createEmptyDatabase } from '#server/test/test-database.ts';

const server = { role: 'service_role', claims: {} } as const;

test('four replicas that start together on an empty database all serve it, and migrate it once', async () => {
  const { access, owner } = await createEmptyDatabase();
  const replicas = await Promise.all(Array.from({ length: 4 }, () => connectDatabase(access)));
  onTestFinished(async () => {
    await Promise.all(replicas.map(({ stop }) => stop()));
  });
  await Promise.all(
    replicas.map(({ gateway }, index) =>
      askAs(gateway, server, {
        text: 'insert into leads (email) values ($1)',
        values: [`visiteur-${index}@exemple.fr`],
      }),
    ),
  );
  for (const { gateway, accounts } of replicas) {
    expect(await askAs(gateway, server, { text: 'select from leads' })).toHaveLength(4);
    await expect(accounts.query('select from auth.users')).resolves.toMatchObject({ rowCount: 0 });
  }
  const { rows } = await owner.query(
    'select version, count(*)::int as times from supabase_migrations.schema_migrations group by version having count(*) > 1',
  );
  expect(rows).toEqual([]);
});

test('databases of one server that start together do not shut one another out', async () => {
  const databases = await Promise.all(Array.from({ length: 4 }, createEmptyDatabase));
  const opened = await Promise.all(databases.map(({ access }) => connectDatabase(access)));
  onTestFinished(async () => {
    await Promise.all(opened.map(({ stop }) => stop()));
  });
  for (const { gateway } of opened)
    expect(await askAs(gateway, server, { text: 'select from leads' })).toEqual([]);
});
