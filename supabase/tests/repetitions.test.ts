import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type Ask, createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { createIssuing } from './issuing.test.support.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, anonymous, admin, server } = await createPeople(database);
const { userOf } = createIssuing(database, owner);

beforeEach(async () => {
  await owner('delete from repetitions');
});

const MODEL = { kind: 'facture-tva', buyer: { name: 'Cycles Garance' } };
type Row = Record<string, unknown>;
const add = async (change: Row = {}, ask: Ask = owner) => {
  const row = {
    ...{ id: randomUUID(), model: MODEL, every: 'month', first_on: '2026-12-31' },
    ...{ next_on: '2026-12-31', ...change },
  };
  const names = Object.keys(row);
  await ask(
    `insert into repetitions (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  );
  return String(row.id);
};
const read = async (id: string, ask: Ask = owner): Promise<Row> => {
  const [row = {}] = await ask(
    'select *, next_on::text, updated_at from repetitions where id = $1',
    [id],
  );
  return row;
};

test('its owner adds, reads, changes and deletes what repeats', async () => {
  const id = await add();
  expect(await read(id)).toMatchObject({
    ...{ user_id: ownerId, model: MODEL, every: 'month', is_month_end: false },
    ...{ prices: 'kept', done: 0, is_paused: false, next_on: '2026-12-31' },
  });
  const { updated_at: before } = await read(id);
  await owner("update repetitions set done = 1, next_on = '2027-01-31' where id = $1", [id]);
  expect(Number((await read(id)).updated_at)).toBeGreaterThan(Number(before));
  expect(await owner('delete from repetitions returning id')).toEqual([{ id }]);
});

test('nobody else reads, adds, changes or deletes one', async () => {
  const id = await add();
  const texts = [
    'select id from repetitions',
    'update repetitions set done = 1 returning id',
    'delete from repetitions returning id',
  ];
  for (const text of texts) {
    // What a document says is for its owner: administrators are strangers here.
    for (const other of [stranger, admin]) expect(await other(text), text).toEqual([]);
    for (const other of [anonymous, server])
      await expect(other(text), text).rejects.toThrow('permission denied');
  }
  for (const other of [stranger, owner])
    await expect(add({ user_id: ownerId }, other)).rejects.toThrow('permission denied');
  for (const change of ["user_id = '00000000-0000-4000-8000-000000000001'", 'size = 0'])
    await expect(owner(`update repetitions set ${change}`), change).rejects.toThrow();
  expect(await read(id)).toMatchObject({ done: 0 });
});

test.each([
  ['an unknown step', { every: 'day' }],
  ['a first date of another century', { first_on: '1999-12-31' }],
  ['a first date without end', { first_on: 'infinity' }],
  ['a next date of another century', { next_on: '2100-01-01' }],
  ['a last date before all dates', { until_on: '0001-01-01' }],
  ['no date at all', { times: 0 }],
  ['too many dates', { times: 1001 }],
  ['other prices', { prices: 'doubled' }],
  ['dates that are over before they come', { done: -1 }],
  ['more dates than a century has', { done: 6001 }],
  ['a pause that goes on', { is_paused: true }],
  ['a model that is none', { model: '[]' }],
  ['a model of more than two megabytes', { model: { notes: 'x'.repeat(2_000_000) } }],
])('%s is refused', async (_, change) => {
  await expect(add(change)).rejects.toMatchObject({ code: '23514' });
  await add({ times: 1000, done: 6000, until_on: '9999-12-31', next_on: null, is_paused: true });
});

test('an account has five hundred at most', async () => {
  await owner(
    `insert into repetitions (id, model, every, first_on)
     select gen_random_uuid(), '{}', 'week', '2026-12-31' from generate_series(1, 500)`,
  );
  await expect(add()).rejects.toMatchObject({ code: 'QUOTA' });
  await add({}, stranger);
  await stranger('delete from repetitions');
  await owner('delete from repetitions where id = (select id from repetitions limit 1)');
  await add();
});

const addClient = async (ask: Ask = owner) => {
  const [row] = await ask("insert into clients (name) values ('Garance') returning id");
  return String(row?.id);
};

test('it counts for a client and a company of its owner, as documents do', async () => {
  const client = await addClient();
  const [company] = await owner("insert into companies (name) values ('Atelier') returning id");
  const id = await add({ client_id: client, company_id: company?.id });
  expect(await read(id)).toMatchObject({ client_id: client, company_id: company?.id });
  // That of another account is not named, and nobody learns that it is there.
  const others = await addClient(stranger);
  const foreign = await add({ client_id: others, company_id: randomUUID() });
  expect(await read(foreign)).toMatchObject({ client_id: null, company_id: null });

  const kept = await addClient();
  await owner('select merge_clients($1, $2)', [kept, [client]]);
  expect((await read(id)).client_id).toBe(kept);
  // A device that has not heard of the merge.
  await owner('update repetitions set client_id = $2 where id = $1', [id, client]);
  expect((await read(id)).client_id).toBe(kept);
  await owner('delete from clients where id = $1', [kept]);
  await owner('delete from companies where id = $1', [company?.id]);
  expect(await read(id)).toMatchObject({ client_id: null, company_id: null, user_id: ownerId });
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const addFile = async (text: string) => {
  const bytes = Buffer.from(text);
  await owner(
    "insert into draft_files (hash, media_type, bytes) values ($1, 'image/png', $2) on conflict do nothing",
    [hashOf(bytes), bytes],
  );
  return hashOf(bytes);
};
const withLogo = (hash: string) => ({ ...MODEL, style: { logo: { data: `file:${hash}` } } });

test('the files of a model stay as long as it carries them', async () => {
  const hash = await addFile('logo');
  const id = await add({ model: withLogo(hash) });
  await database.owner.query("update draft_files set created_at = now() - interval '2 days'");
  await addFile('another one');
  const hashes = async () => (await owner('select hash from draft_files')).map((row) => row.hash);
  expect(await hashes()).toContain(hash);
  await expect(owner('delete from draft_files where hash = $1', [hash])).rejects.toThrow(
    'a_model_carries_a_stored_file',
  );
  await owner("update repetitions set done = 1, next_on = '2027-01-31' where id = $1", [id]);
  await addFile('a third one');
  expect(await hashes()).toContain(hash);
  await owner('update repetitions set model = $2 where id = $1', [id, MODEL]);
  await addFile('a fourth one');
  expect(await hashes()).not.toContain(hash);
});

test('a model carries no file that is not there', async () => {
  await expect(add({ model: withLogo('0'.repeat(64)) })).rejects.toMatchObject({ code: '23503' });
});

test('it goes with its account', async () => {
  const sub = await insertUser(database.owner);
  const leaver = userOf(sub);
  const client = await addClient(leaver);
  await add({ client_id: client }, leaver);
  await database.owner.query('delete from auth.users where id = $1', [sub]);
  for (const table of ['public.repetitions', 'private.account_writes', 'private.account_usage']) {
    const { rows } = await database.owner.query(`select from ${table} where user_id = $1`, [sub]);
    expect(rows, table).toEqual([]);
  }
});
