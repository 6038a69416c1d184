import { expect, test } from 'vitest';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, anonymous, admin, server } = await createPeople(database);

/**
 * The tables that a user fills, with a row that it may add, a change that it may make, and one that
 * is refused.
 */
const tables = [
  {
    table: 'companies',
    insert:
      "insert into companies (name, siret, city) values ('Atelier Dupont', '73282932000074', 'Paris') returning id",
    update: "update companies set city = 'Lyon'",
    impossible: "insert into companies (name, siret) values ('Atelier', '12')",
  },
  {
    table: 'clients',
    insert:
      "insert into clients (name, email, billing_city) values ('Cycles Garance', 'c@exemple.fr', 'Lyon') returning id",
    update: "update clients set billing_city = 'Nantes'",
    impossible: "insert into clients (name) values ('')",
  },
  {
    table: 'products',
    insert:
      "insert into products (description, unit_price_excluding_tax, vat_rate) values ('Pose', 80, 20) returning id",
    update: 'update products set unit_price_excluding_tax = 85.5',
    impossible: "insert into products (description, unit_price_excluding_tax) values ('Pose', -1)",
  },
  {
    table: 'documents',
    insert:
      "insert into documents (document_type, number, total_including_tax) values ('facture-tva', 'F-2026-0001', 120) returning id",
    update: "update documents set number = 'F-2026-0002'",
    impossible: "insert into documents (document_type) values ('poème')",
  },
] as const;

for (const { table, insert, update, impossible } of tables) {
  test(`${table}: its owner adds, reads, changes and deletes a row`, async () => {
    const [row] = await owner(insert);
    expect(await owner(`select user_id from ${table} where id = $1`, [row?.id])).toEqual([
      { user_id: ownerId },
    ]);
    const [before] = await owner(`select updated_at from ${table} where id = $1`, [row?.id]);
    await owner(`${update} where id = $1`, [row?.id]);
    const [after] = await owner(`select updated_at from ${table} where id = $1`, [row?.id]);
    expect(Number(after?.updated_at)).toBeGreaterThan(Number(before?.updated_at));
    await owner(`delete from ${table} where id = $1`, [row?.id]);
    expect(await owner(`select id from ${table} where id = $1`, [row?.id])).toEqual([]);
    await expect(owner(impossible)).rejects.toThrow('check constraint');
  });

  test(`${table}: a stranger neither reads, changes nor deletes it`, async () => {
    const [row] = await owner(insert);
    expect(await stranger(`select id from ${table}`)).toEqual([]);
    expect(await stranger(`${update} returning id`)).toEqual([]);
    expect(await stranger(`delete from ${table} returning id`)).toEqual([]);
    expect(await owner(`select id from ${table} where id = $1`, [row?.id])).toHaveLength(1);
  });

  test(`${table}: nobody gives a row to someone else`, async () => {
    await expect(stranger(`insert into ${table} (user_id) values ($1)`, [ownerId])).rejects.toThrow(
      'permission denied',
    );
    await expect(owner(`update ${table} set user_id = gen_random_uuid()`)).rejects.toThrow(
      'permission denied',
    );
  });

  test(`${table}: a visitor has no right on it`, async () => {
    for (const text of [`select id from ${table}`, insert, update, `delete from ${table}`])
      await expect(anonymous(text)).rejects.toThrow('permission denied');
  });

  test(`${table}: an administrator reads it and changes nothing`, async () => {
    await owner(insert);
    expect((await admin(`select id from ${table}`)).length).toBeGreaterThan(0);
    expect(await admin(`${update} returning id`)).toEqual([]);
    expect(await admin(`delete from ${table} returning id`)).toEqual([]);
  });

  test(`${table}: the server itself has nothing to do there`, async () => {
    await expect(server(`select id from ${table}`)).rejects.toThrow('permission denied');
  });
}

test('documents: one cannot be tied to the company or the client of someone else', async () => {
  const [company] = await owner(tables[0].insert);
  const [client] = await owner(tables[1].insert);
  await expect(
    stranger("insert into documents (document_type, company_id) values ('devis', $1)", [
      company?.id,
    ]),
  ).rejects.toThrow('foreign key');
  await expect(
    stranger("insert into documents (document_type, client_id) values ('devis', $1)", [client?.id]),
  ).rejects.toThrow('foreign key');
  const [own] = await owner(
    "insert into documents (document_type, company_id) values ('devis', $1) returning id",
    [company?.id],
  );
  await owner('delete from companies where id = $1', [company?.id]);
  expect(await owner('select company_id, user_id from documents where id = $1', [own?.id])).toEqual(
    [{ company_id: null, user_id: ownerId }],
  );
});

test('document_contents: its owner only, administrators included', async () => {
  const [document] = await owner(
    "insert into documents (document_type) values ('devis') returning id",
  );
  const add = 'insert into document_contents (document_id, draft) values ($1, $2)';
  await expect(stranger(add, [document?.id, {}])).rejects.toThrow('foreign key');
  await owner(add, [document?.id, { number: 'D-1' }]);
  const read = 'select draft from document_contents';
  expect(await owner(read)).toEqual([{ draft: { number: 'D-1' } }]);
  expect(await stranger(read)).toEqual([]);
  expect(await admin(read)).toEqual([]);
  await expect(anonymous(read)).rejects.toThrow('permission denied');
  await expect(server(read)).rejects.toThrow('permission denied');
  expect(await stranger("update document_contents set draft = '{}' returning document_id")).toEqual(
    [],
  );
  await expect(owner("update document_contents set draft = '[]'")).rejects.toThrow(
    'check constraint',
  );
  await owner('delete from documents where id = $1', [document?.id]);
  expect(await owner(read)).toEqual([]);
});
