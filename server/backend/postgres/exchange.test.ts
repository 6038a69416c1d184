import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#server/test/test-database.ts';
import { exchange, isCutOff, MAX_PREPARED, prepareNothing } from './exchange.ts';

const { owner } = await createTestDatabase();

async function connect(): Promise<PoolClient> {
  const client = await owner.connect();
  onTestFinished(() => client.release(true));
  return client;
}

const ask = (client: PoolClient, ...texts: string[]) =>
  exchange(
    client,
    texts.map((text) => ({ text, values: [] })),
  );
const listPrepared = async (client: PoolClient) =>
  (
    await client.query<{ statement: string }>('select statement from pg_prepared_statements')
  ).rows.map(({ statement }) => statement);

test('statements that leave together are one transaction, and give the rows of the last', async () => {
  const client = await connect();
  expect(
    await ask(
      client,
      'create temp table t (n int)',
      'select txid_current_if_assigned() is not null',
    ),
  ).toEqual([['t']]);
  const texts = ['insert into t values (1), (2)', 'select n, null, n * 1.50 from t order by n'];
  expect(await ask(client, ...texts)).toEqual([
    ['1', null, '1.50'],
    ['2', null, '3.00'],
  ]);
  expect(await ask(client, 'select n from t', 'delete from t where false')).toEqual([]);
});

test('where one fails, those after it do not run and nothing is left of those before', async () => {
  const client = await connect();
  await ask(client, 'create temp table t (n int)');
  for (const bad of ['select 1 / 0', 'select from nowhere', 'nonsense']) {
    const sent = ask(client, 'insert into t values (1)', bad, 'insert into t values (2)');
    await expect(sent).rejects.toMatchObject({ severity: 'ERROR' });
    expect(await ask(client, 'select count(*) from t')).toEqual([['0']]);
  }
  // A text after a failed one was not prepared; it is now.
  await ask(client, 'insert into t values (2)');
  expect(await ask(client, 'select n from t')).toEqual([['2']]);
});

test('a text is prepared once, and of many texts the last ones', async () => {
  const client = await connect();
  for (let times = 0; times < 3; times += 1) await ask(client, 'select 1');
  expect(await listPrepared(client)).toEqual(['select 1']);
  for (let index = 0; index < 3 * MAX_PREPARED; index += 1) {
    await ask(client, `select ${1000 + index}`);
    await ask(client, 'select 1');
  }
  await ask(client, 'select 1');
  const prepared = await listPrepared(client);
  expect(prepared).toHaveLength(MAX_PREPARED);
  expect(prepared).toContain('select 1');
  expect(prepared).toContain(`select ${1000 + 3 * MAX_PREPARED - 1}`);
  expect(prepared).not.toContain('select 1000');
});

test('texts that fail are not kept', async () => {
  const client = await connect();
  for (let index = 0; index < 2 * MAX_PREPARED; index += 1)
    await expect(ask(client, `select ${index} / 0`)).rejects.toThrow('division');
  await ask(client, 'select 1');
  expect(await listPrepared(client)).toEqual(['select 1']);
});

test('behind a pooler nothing is prepared, and texts that leave together are one transaction still', async () => {
  const client = await connect();
  prepareNothing(client);
  const texts = ['create temp table t (n int)', 'insert into t values (1), (2)', 'select n from t'];
  expect(await ask(client, ...texts)).toEqual([['1'], ['2']]);
  await expect(ask(client, 'delete from t', 'select 1 / 0', 'select 1')).rejects.toThrow(
    'division',
  );
  const statement = { text: 'select n from t where n > $1::int order by n', values: ['1'] };
  expect(await exchange(client, [statement])).toEqual([['2']]);
  expect(await listPrepared(client)).toEqual([]);
});

test('an answer is counted as it comes, and cut off where its reader has enough', async () => {
  const client = await owner.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const read = (size: number, most: number) => {
    let bytes = 0;
    const text = `select repeat('x', 1000) from generate_series(1, ${size})`;
    return exchange(client, [{ text, values: [] }], (more) => {
      bytes += more;
      if (bytes > most) throw new Error(`More than ${most}`);
    });
  };
  expect(await read(100, 200_000)).toHaveLength(100);
  expect(isCutOff(client)).toBe(false);
  await expect(read(1_000_000, 200_000)).rejects.toThrow('More than 200000');
  expect(isCutOff(client)).toBe(true);
  client.release(true);
  const alive = 'select pid from pg_stat_activity where pid = $1';
  await expect
    .poll(async () => (await owner.query(alive, [rows[0]?.pid])).rows, { timeout: 10_000 })
    .toEqual([]);
});
