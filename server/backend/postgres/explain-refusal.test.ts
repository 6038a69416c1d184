import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isStartProblem } from '#server/backend/start-problem.ts';
import { createEmptyDatabase } from '#server/test/test-database.ts';
import { explainRefusal, requireVersion } from './explain-refusal.ts';
import { planMigrations } from './upgrade/plan-migrations.ts';

const { owner, access } = await createEmptyDatabase();

/** A role with these attributes, connected to a database that it does not own. */
async function connectAs(attributes: string) {
  const name = `essai_${randomUUID().replaceAll('-', '')}`;
  await owner.query(`create role ${name} login ${attributes}`);
  const { rows } = await owner.query<{ base: string }>('select current_database() as base');
  const base = rows[0]?.base ?? '';
  const client = new Client(access.config('owner'));
  await client.connect();
  await client.query(`set session authorization ${name}`);
  onTestFinished(async () => {
    await client.end();
    await owner.query(`alter database ${base} owner to current_user; drop role ${name}`);
  });
  return { client, name, base };
}
const refusal = { code: '42501', message: 'permission denied' };
const explain = async (client: Client, error: unknown = refusal) => {
  const explained = await explainRefusal(client, error);
  return isStartProblem(explained) ? explained.message : null;
};

test('an owner who lacks every right is told each statement that grants them', async () => {
  const { client, name, base } = await connectAs('');
  expect(await explain(client)).toContain(
    `« alter role ${name} createrole bypassrls; alter database ${base} owner to ${name} »`,
  );
});

test('an owner who lacks one right is told that one only', async () => {
  const { client, name, base } = await connectAs('createrole bypassrls');
  expect(await explain(client)).toContain(`« alter database ${base} owner to ${name} »`);
  await owner.query(`alter database ${base} owner to ${name}; alter role ${name} nobypassrls`);
  expect(await explain(client)).toContain(`« alter role ${name} bypassrls »`);
});

test('an owner with every right did not create the roles: another owner did', async () => {
  const { client, name, base } = await connectAs('createrole bypassrls');
  await owner.query(`alter database ${base} owner to ${name}`);
  expect(await explain(client)).toContain('n’a pas fait les rôles de Facturier');
});

test('extensions that the server lacks are named', async () => {
  const { client } = await connectAs('');
  const missing = { code: '0A000', message: 'extension "unaccent" is not available' };
  expect(await explain(client, missing)).toMatch(/pgcrypto, unaccent et pg_trgm : installez-les/);
});

test.each([
  ['too old', '20261120090000', 'démarrez une fois celle du 28 novembre 2026'],
  ['too new', '20270101000000', 'par une version plus récente de Facturier'],
])('a database that is %s is told which version it needs', async (_, last, sentence) => {
  const { client } = await connectAs('');
  const given = {
    upgrades: [],
    migrations: [{ version: '20261128100000', name: 'any', text: '' }],
  };
  const refuse = async () => planMigrations(new Set([last]), given);
  const error = await refuse().catch((thrown: unknown) => thrown);
  expect(await explain(client, error)).toContain(sentence);
});

test('any other error stays what it is', async () => {
  const { client } = await connectAs('');
  for (const error of [{ code: '22012' }, new Error('Connection terminated'), null])
    expect(await explainRefusal(client, error)).toBe(error);
});

test('a server of today is recent enough, one of before version 15 is named', async () => {
  await expect(connectAs('').then(({ client }) => requireVersion(client))).resolves.toBeUndefined();
  // The answer of an old server; none runs here.
  const old = { query: () => Promise.resolve({ rows: [{ version: '14.9', number: 140_009 }] }) };
  await expect(requireVersion(old as unknown as Client)).rejects.toThrow(
    'PostgreSQL 14.9 : il en faut un à partir de la version 15',
  );
});
