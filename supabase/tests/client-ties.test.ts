import { beforeEach, expect, test } from 'vitest';
import { type Ask, createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { owner, stranger } = await createPeople(database);

beforeEach(async () => {
  await owner('delete from documents');
  await owner('delete from clients');
  await stranger('delete from clients');
});

const addClient = async (name: string, ask = owner) => {
  const [row] = await ask('insert into clients (name) values ($1) returning id', [name]);
  return row?.id;
};
const addCompany = async (ask = owner) => {
  const [row] = await ask("insert into companies (name) values ('Atelier') returning id");
  return row?.id;
};
const DRAFT = { kind: 'facture-tva', buyer: { name: 'Cycles Garance' } };
const SUMMARY = { total: 120 };
type Saving = { draft?: object; base?: number; client?: unknown; company?: unknown; ask?: Ask };
const save = async (
  id: string,
  { draft = DRAFT, base = 0, client = null, company = null, ask = owner }: Saving = {},
) => {
  const values = [id, draft, {}, SUMMARY, base, client, company];
  const [row] = await ask('select * from save_document($1, $2, $3, $4, $5, $6, $7)', values);
  return { version: row?.version, client: row?.client_id, company: row?.company_id };
};
const tieOf = async (id: string) => {
  const [row] = await owner('select client_id, company_id from documents where local_id = $1', [
    id,
  ]);
  return { client: row?.client_id, company: row?.company_id };
};

test('a document counts for the client that it names, never for one of the same name', async () => {
  const [one, other] = [await addClient('Cycles Garance'), await addClient('Cycles Garance')];
  await save('typed');
  expect(await tieOf('typed')).toEqual({ client: null, company: null });
  await save('chosen', { client: other });
  expect((await tieOf('chosen')).client).toBe(other);
  await addClient('Cycles Garance');
  await owner("update clients set name = 'Cycles' where id = $1", [one]);
  expect((await tieOf('typed')).client).toBeNull();
  expect((await tieOf('chosen')).client).toBe(other);
});

test('the client and the company of a draft change with it, and go with it', async () => {
  const [first, second] = [await addClient('Zoé'), await addClient('Cycles Garance')];
  const [company, moved] = [await addCompany(), await addCompany()];
  await save('d', { client: first, company });
  const zoe = { ...DRAFT, buyer: { name: 'Zoé' } };
  const changed = await save('d', { draft: zoe, base: 1, client: second, company: moved });
  expect(changed).toEqual({ version: 2, client: second, company: moved });
  expect(await tieOf('d')).toEqual({ client: second, company: moved });
  expect(await save('d', { base: 2 })).toEqual({ version: 3, client: null, company: null });
  expect(await tieOf('d')).toEqual({ client: null, company: null });
});

test('a change of the client alone is a version: another device cannot undo it unseen', async () => {
  const client = await addClient('Cycles Garance');
  await save('alone');
  const before = await changesOf('alone');
  expect((await save('alone', { base: 1, client })).version).toBe(2);
  expect(await changesOf('alone')).not.toEqual(before);
  // The same save again, as after a lost answer.
  expect((await save('alone', { base: 1, client })).version).toBe(2);
  const edited = { ...DRAFT, subject: 'Pose' };
  await expect(save('alone', { draft: edited, base: 1 })).rejects.toThrow(
    'Another device changed it',
  );
  await expect(save('alone', { base: 1 })).rejects.toThrow('Another device changed it');
  expect((await tieOf('alone')).client).toBe(client);
});

test('a client or a company that is gone, or of someone else, is left out', async () => {
  const gone = await addClient('Zoé');
  await owner('delete from clients');
  const [client, company] = [await addClient('Zoé', stranger), await addCompany(stranger)];
  const none = { version: 1, client: null, company: null };
  expect(await save('gone', { client: gone, company: gone })).toEqual(none);
  expect(await save('theirs', { client, company })).toEqual(none);
});

test('a deleted client leaves its documents, and devices hear of it', async () => {
  const client = await addClient('Zoé');
  await save('alone', { client });
  const before = await changesOf('alone');
  await owner('delete from clients where id = $1', [client]);
  expect((await tieOf('alone')).client).toBeNull();
  expect(await changesOf('alone')).not.toEqual(before);
});

test('an issued document keeps its client: only a merge gives it another one', async () => {
  const [kept, merged, other] = [
    await addClient('Garance'),
    await addClient('Cycles Garance'),
    await addClient('Zoé'),
  ];
  const draft = { ...DRAFT, issueDate: '2026-11-20', seller: { name: 'Atelier' } };
  await save('issued', { draft, client: merged });
  await owner("select * from issue_document('issued', $1, 'F')", [draft]);
  const [row] = await owner(
    "select draft from document_contents join documents on id = document_id where local_id = 'issued'",
  );
  const again = { draft: Object(row?.draft), base: 2, client: other };
  expect((await save('issued', again)).client).toBe(merged);
  expect((await tieOf('issued')).client).toBe(merged);
  const before = await changesOf('issued');
  await owner('select merge_clients($1, $2)', [kept, [merged]]);
  expect((await tieOf('issued')).client).toBe(kept);
  expect(await changesOf('issued')).not.toEqual(before);
});

test('a device that has not heard of a merge names the client that was kept', async () => {
  const [kept, middle, first] = [
    await addClient('Garance'),
    await addClient('Cycles'),
    await addClient('Cycles Garance'),
  ];
  await save('merged', { client: first });
  await owner('select merge_clients($1, $2)', [middle, [first]]);
  await owner('select merge_clients($1, $2)', [kept, [middle]]);
  const edited = { ...DRAFT, subject: 'Pose' };
  expect((await save('merged', { draft: edited, base: 1, client: first })).client).toBe(kept);
  expect((await save('copy', { client: first })).client).toBe(kept);
  expect((await save('theirs', { client: first, ask: stranger })).client).toBeNull();
});

async function changesOf(id: string) {
  const [row] = await owner('select * from list_changes() where local_id = $1', [id]);
  return row;
}
