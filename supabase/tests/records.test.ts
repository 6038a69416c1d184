import { beforeEach, expect, test } from 'vitest';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, anonymous, admin, server } = await createPeople(database);

beforeEach(async () => {
  for (const table of ['documents', 'clients', 'products', 'companies'])
    await owner(`delete from ${table}`);
});

const addClient = async (
  name: string,
  rest: { email?: string; city?: string; buyer?: object } = {},
) => {
  const [row] = await owner(
    'insert into clients (name, email, billing_city, buyer) values ($1, $2, $3, $4) returning id',
    [name, rest.email ?? null, rest.city ?? null, rest.buyer ?? {}],
  );
  return String(row?.id);
};
const search = async (table: string, text: string, ask = owner) =>
  (await ask(`select * from search_${table}($1)`, [text])).map(
    ({ name, description }) => name ?? description,
  );

test('a client is found by its words, whatever their order, accents and capitals', async () => {
  await addClient('Hôtel de l’Œuvre', { city: 'Évreux', email: 'contact@oeuvre.fr' });
  await addClient('Cycles Garance', { city: 'Lyon', buyer: { siren: '404833048' } });
  for (const text of ['hotel', 'EVREUX œuvre', "l'oeuv", 'contact@'])
    expect(await search('clients', text), text).toEqual(['Hôtel de l’Œuvre']);
  expect(await search('clients', '404833')).toEqual(['Cycles Garance']);
  expect(await search('clients', '')).toHaveLength(2);
  for (const text of ['%', '_', '\\', 'hotel lyon'])
    expect(await search('clients', text), text).toEqual([]);
});

test('products and companies are found by what they show', async () => {
  await owner(
    "insert into products (description, reference, unit_price_excluding_tax) values ('Pose d’une fenêtre', 'POS-1', 80)",
  );
  await owner(
    "insert into companies (name, siret, city) values ('Atelier Dupont', '73282932000074', 'Paris')",
  );
  expect(await search('products', 'fenetre pos-1')).toEqual(['Pose d’une fenêtre']);
  expect(await search('companies', 'paris 732829')).toEqual(['Atelier Dupont']);
});

for (const table of ['clients', 'products', 'companies'] as const) {
  test(`a search of ${table} finds nothing of others, and answers no visitor`, async () => {
    await addClient('Cycles Garance');
    await owner("insert into products (description, unit_price_excluding_tax) values ('Pose', 80)");
    await owner("insert into companies (name) values ('Atelier')");
    expect(await search(table, '')).toHaveLength(1);
    // An administrator has other ways to look at the rows of others.
    for (const other of [stranger, admin]) expect(await search(table, '', other)).toEqual([]);
    for (const other of [anonymous, server])
      await expect(search(table, '', other)).rejects.toThrow('permission denied');
  });
}

test('clients become one: documents follow, what the kept one lacks comes from the others', async () => {
  const kept = await addClient('Cycles Garance', {
    buyer: { phone: '01', contacts: [{ name: 'A' }] },
  });
  const other = await addClient('CYCLES GARANCE', {
    email: 'c@exemple.fr',
    city: 'Lyon',
    buyer: { phone: '02', siren: '404833048', contacts: [{ name: 'B' }] },
  });
  const [document] = await owner(
    "insert into documents (document_type, client_id) values ('devis', $1) returning id",
    [other],
  );
  expect(await owner('select merge_clients($1, $2) as merged', [kept, [other]])).toEqual([
    { merged: 1 },
  ]);
  expect(await owner('select id, email, billing_city, buyer from clients')).toEqual([
    {
      id: kept,
      email: 'c@exemple.fr',
      billing_city: 'Lyon',
      buyer: { phone: '01', siren: '404833048', contacts: [{ name: 'A' }, { name: 'B' }] },
    },
  ]);
  expect(await owner('select client_id from documents where id = $1', [document?.id])).toEqual([
    { client_id: kept },
  ]);
});

test('nobody merges the clients of someone else, and a merge that cannot be whole changes nothing', async () => {
  const kept = await addClient('Cycles Garance');
  const other = await addClient('Cycles Garance');
  const merge = 'select merge_clients($1, $2)';
  for (const ask of [stranger, admin])
    await expect(ask(merge, [kept, [other]])).rejects.toThrow('No such client');
  for (const ask of [anonymous, server])
    await expect(ask(merge, [kept, [other]])).rejects.toThrow('permission denied');
  const [foreign] = await stranger("insert into clients (name) values ('Autre') returning id");
  await expect(owner(merge, [kept, [other, foreign?.id]])).rejects.toThrow('No such client');
  for (const merged of [[], [kept], null])
    await expect(owner(merge, [kept, merged])).rejects.toThrow('one client to keep');
  expect(await owner('select id from clients')).toHaveLength(2);
});

test('a file of clients or products comes in whole or not at all', async () => {
  const clients = (rows: unknown) =>
    owner('select import_clients($1) as added', [JSON.stringify(rows)]);
  expect(await clients([{ name: 'A', buyer: { kind: 'individual' } }, { name: 'B' }])).toEqual([
    { added: 2 },
  ]);
  expect(await owner('select distinct user_id from clients')).toEqual([{ user_id: ownerId }]);
  await expect(clients([{ name: 'C' }, { name: '' }])).rejects.toThrow('check constraint');
  await expect(clients({})).rejects.toThrow('at most 5000');
  expect(await owner('select id from clients')).toHaveLength(2);
  const products = (rows: unknown) =>
    owner('select import_products($1) as added', [JSON.stringify(rows)]);
  const row = { description: 'Pose', unit_price_excluding_tax: '80.5', vat_rate: '20' };
  expect(await products([row, { ...row, unit: 'HUR', vat_rate: null }])).toEqual([{ added: 2 }]);
  await expect(products([row, { ...row, unit_price_excluding_tax: '-1' }])).rejects.toThrow(
    'check constraint',
  );
  expect(await owner('select unit from products order by unit')).toEqual([
    { unit: 'C62' },
    { unit: 'HUR' },
  ]);
});

test('nobody imports for someone else: what is added is of who asks', async () => {
  await stranger('select import_clients(\'[{"name": "A"}]\')');
  expect(await owner('select id from clients')).toEqual([]);
  for (const ask of [anonymous, server])
    for (const table of ['clients', 'products'])
      await expect(ask(`select import_${table}('[]')`)).rejects.toThrow('permission denied');
});
