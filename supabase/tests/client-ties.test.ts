import { beforeEach, expect, test } from 'vitest';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, anonymous, admin, server } = await createPeople(database);

beforeEach(async () => {
  await owner('delete from documents');
  await owner('delete from clients');
  await stranger('delete from clients');
});

const addClient = async (name: string, ask = owner) => {
  const [row] = await ask('insert into clients (name) values ($1) returning id', [name]);
  return row?.id;
};
const tieOf = async (id: unknown) => {
  const [row] = await owner('select client_id from documents where id = $1', [id]);
  return row?.client_id;
};
const addDocument = async (name: string) => {
  const [row] = await owner(
    "insert into documents (document_type, client_name) values ('devis', $1) returning id",
    [name],
  );
  return row?.id;
};

test('a document is tied to the client of its name, whoever comes first', async () => {
  const garance = await addClient('Cycles Garance');
  expect(await tieOf(await addDocument('Cycles Garance'))).toBe(garance);
  const earlier = await addDocument('Zoé Elan');
  expect(await tieOf(earlier)).toBeNull();
  const zoe = await addClient('Zoé');
  expect(await tieOf(earlier)).toBeNull();
  await owner("update clients set name = 'Zoé Elan' where id = $1", [zoe]);
  expect(await tieOf(earlier)).toBe(zoe);
});

test('a tie that is there stays, and none is made to the client of someone else', async () => {
  await addClient('Zoé', stranger);
  const document = await addDocument('Zoé');
  expect(await tieOf(document)).toBeNull();
  const garance = await addClient('Cycles Garance');
  await owner('update documents set client_id = $1 where id = $2', [garance, document]);
  await addClient('Zoé');
  expect(await tieOf(document)).toBe(garance);
});

test('a balance counts what is issued and still owed, by currency', async () => {
  const garance = await addClient('Cycles Garance');
  const add = (columns: string, values: string) =>
    database.owner.query(
      `insert into documents (user_id, client_id, document_type, total_including_tax, payable, ${columns})
       values ($1, $2, ${values})`,
      [ownerId, garance],
    );
  const issued = (place: number) => `now(), 'h${place}', 's', ${place}`;
  const chain = 'issued_at, hash, series, chain_position';
  await add(`received, status, ${chain}`, `'facture-tva', 120, 120, 20, 'part_paid', ${issued(1)}`);
  await add(`status, ${chain}`, `'facture-tva', 50, 50, 'paid', ${issued(2)}`);
  await add(`currency, ${chain}`, `'facture-tva', 70, 70, 'USD', ${issued(3)}`);
  await add(`status, ${chain}`, `'avoir', 10, 0, 'issued', ${issued(4)}`);
  await add('number', "'facture-tva', 999, 999, 'F-1'");
  const read = 'select * from get_client_balances($1) order by currency';
  expect(await owner(read, [[garance]])).toEqual([
    { client_id: garance, currency: 'EUR', due: '100.00', invoiced: '160.00', documents: '4' },
    { client_id: garance, currency: 'USD', due: '70.00', invoiced: '70.00', documents: '1' },
  ]);
  for (const other of [stranger, admin]) expect(await other(read, [[garance]])).toEqual([]);
  for (const other of [anonymous, server])
    await expect(other(read, [[garance]])).rejects.toThrow('permission denied');
});
