import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type Ask, createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const people = await createPeople(database);
const { ownerId, owner, stranger, anonymous, admin, server } = people;
const asOwner = async (text: string, values: unknown[] = []) =>
  (await database.owner.query(text, values)).rows;

beforeEach(async () => {
  for (const ask of [owner, stranger]) {
    await ask('delete from repetitions');
    await ask('delete from documents');
    await ask('delete from products');
  }
  await asOwner('delete from document_deletions');
  await asOwner('delete from account_deletions');
  await asOwner('update auth.users set banned_until = null');
});

const MODEL = { kind: 'facture-tva', buyer: { name: 'Cycles Garance' } };
const NOBODY = '00000000-0000-0000-0000-000000000000';
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
  return row.id;
};
const listDue = (today = '2026-12-31', after = ['2000-01-01', NOBODY], limit = 10) => {
  const values = [today, ...after, limit];
  return server('select *, next_on::text from list_due_repetitions($1, $2, $3, $4)', values);
};
const listIds = async (...asked: Parameters<typeof listDue>) =>
  (await listDue(...asked)).map(({ id }) => id);
const draftOf = (id: string, rank: number, change: Row = {}) => ({
  id: `r-${id}-${rank}`,
  draft: { ...MODEL, issueDate: '2026-12-31' },
  summary: { total: 120, status: 'draft' },
  words: { title: 'Facture' },
  ...change,
});
type Keeping = { done?: number; next?: string | null; documents?: object[]; user?: string };
/** As the server keeps what it prepared from what it has just read, or from `updatedAt`. */
const keep = async (id: string, asked: Keeping = {}, updatedAt?: unknown) => {
  const { done = 1, next = '2027-01-31', documents = [draftOf(id, 0)], user = ownerId } = asked;
  const at = updatedAt ?? (await readAt(id));
  const [row] = await server('select * from keep_prepared($1, $2, $3, $4, $5, $6)', [
    ...[id, user, at, done, next, JSON.stringify(documents)],
  ]);
  return row;
};
/** As text: a Date has no microseconds. */
const readAt = async (id: string) => {
  const [row] = await asOwner('select updated_at::text as at from repetitions where id = $1', [id]);
  return row?.at as string;
};
const readState = async (id: string) =>
  (await owner('select done, next_on::text from repetitions where id = $1', [id]))[0];

test('the server reads what is due by a day, oldest first, page after page', async () => {
  const late = await add({ next_on: '2026-11-30' });
  const today = await add();
  await add({ next_on: '2027-01-31' });
  await add({ next_on: null });
  expect(await listIds()).toEqual([late, today]);
  expect(await listIds('2026-12-30')).toEqual([late]);
  expect(await listIds('2026-12-31', undefined, 1)).toEqual([late]);
  expect(await listIds('2026-12-31', ['2026-11-30', late], 1)).toEqual([today]);
  expect(await listIds('2026-12-31', ['2026-12-31', today])).toEqual([]);
});

test('what waits is what its owner may not use now', async () => {
  const id = await add();
  expect(await listIds()).toEqual([id]);
  const until = (moment: string) =>
    asOwner(`update auth.users set banned_until = ${moment} where id = $1`, [ownerId]);
  await until("now() + interval '100 years'");
  expect(await listIds()).toEqual([]);
  await until("now() - interval '1 day'");
  expect(await listIds()).toEqual([id]);
  await asOwner('insert into account_deletions (user_id) values ($1)', [ownerId]);
  expect(await listIds()).toEqual([]);
});

test('the products that its lines name come with it, those of its owner alone', async () => {
  const product = (description: string, reference: string | null, price: number, ask = owner) =>
    ask(
      'insert into products (description, reference, unit_price_excluding_tax) values ($1, $2, $3)',
      [description, reference, price],
    );
  await product('Pose  de CARRELAGE', null, 80.5);
  await product('Autre nom', 'P-1', 90);
  await product('Rien de tel', 'P-2', 10);
  await product('Pose de carrelage', null, 1, stranger);
  const lines = [{ name: 'pose de carrelage' }, { reference: 'p-1', name: 'Joints' }, { name: '' }];
  const model = { ...MODEL, lines };
  const named = [
    { name: 'Autre nom', reference: 'P-1', unitPrice: '90' },
    { name: 'Pose  de CARRELAGE', reference: '', unitPrice: '80.5' },
  ];
  await add({ model, prices: 'catalogue' });
  const [due] = await listDue();
  const products = due?.products as { name: string }[];
  expect(products.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(named);
  await owner("update repetitions set prices = 'kept'");
  expect((await listDue())[0]?.products).toEqual([]);
  await owner("update repetitions set prices = 'catalogue', model = $1", [{ lines: 'none' }]);
  expect((await listDue())[0]?.products).toEqual([]);
});

test('what was prepared is kept as a device of its owner would, and comes from elsewhere', async () => {
  const [client] = await owner("insert into clients (name) values ('Garance') returning id");
  const id = await add({ client_id: client?.id });
  expect(await keep(id)).toEqual({ is_kept: true, added: 1 });
  expect(await readState(id)).toEqual({ done: 1, next_on: '2027-01-31' });
  expect(
    await owner(
      `select local_id, status, client_id, client_name, total_including_tax::text as total,
         issued_at, draft, version, session_id, document_contents.user_id
       from documents join document_contents on document_id = id`,
    ),
  ).toEqual([
    {
      ...{ local_id: `r-${id}-0`, status: 'draft', client_id: client?.id },
      ...{ client_name: 'Cycles Garance', total: '120.00', issued_at: null },
      ...{ draft: draftOf(id, 0).draft, version: 1, session_id: null, user_id: ownerId },
    },
  ]);
  const changes = await owner('select local_id, is_deleted from list_changes()');
  expect(changes).toEqual([{ local_id: `r-${id}-0`, is_deleted: false }]);
  expect(await stranger('select from list_changes()')).toEqual([]);
  const usage = "select used::int from get_usage() where subject = 'documents'";
  expect(await owner(usage)).toEqual([{ used: 1 }]);
});

test('an owner with a second factor has documents prepared too', async () => {
  await asOwner(
    `insert into auth.mfa_factors (id, user_id, factor_type, status)
     values (gen_random_uuid(), $1, 'totp', 'verified')`,
    [ownerId],
  );
  await asOwner(
    `insert into repetitions (id, user_id, model, every, first_on, next_on)
     values (gen_random_uuid(), $1, $2, 'month', '2026-12-31', '2026-12-31')`,
    [ownerId, MODEL],
  );
  const [id] = await listIds();
  expect(await keep(String(id))).toEqual({ is_kept: true, added: 1 });
  await asOwner('delete from auth.mfa_factors');
  expect(await owner('select from documents')).toHaveLength(1);
});

test('of two servers that prepare the same date, one keeps it', async () => {
  const id = await add();
  const at = await readAt(id);
  const tries = await Promise.all(Array.from({ length: 6 }, () => keep(id, {}, at)));
  expect(tries.filter((row) => row?.is_kept)).toEqual([{ is_kept: true, added: 1 }]);
  expect(await owner('select from documents')).toHaveLength(1);
  expect(await readState(id)).toEqual({ done: 1, next_on: '2027-01-31' });
});

test('what its owner changed since it was read is read again', async () => {
  const id = await add();
  const at = await readAt(id);
  const refused = { is_kept: false, added: 0 };
  await owner('update repetitions set model = $1', [{ ...MODEL, subject: 'Autre' }]);
  expect(await keep(id, {}, at)).toEqual(refused);
  await owner('update repetitions set is_paused = true, next_on = null');
  expect(await keep(id)).toEqual(refused);
  expect(await keep(randomUUID(), {}, at)).toEqual(refused);
  expect(await keep(id, { user: randomUUID() })).toEqual(refused);
  await owner("update repetitions set is_paused = false, next_on = '2027-02-28', done = 2");
  expect(await keep(id)).toEqual(refused);
  expect(await owner('select from documents')).toEqual([]);
});

test('a document that is there, or that its owner deleted, is not made again', async () => {
  const id = await add();
  const [there, deleted] = [draftOf(id, 0), draftOf(id, 1)];
  for (const { id: local } of [there, deleted])
    await owner("select save_document($1, $2, '{}', '{}')", [local, { ...MODEL, subject: 'Mien' }]);
  await owner('select delete_draft($1, 1)', [deleted.id]);
  const documents = [there, deleted, draftOf(id, 2)];
  expect(await keep(id, { done: 3, documents })).toEqual({ is_kept: true, added: 1 });
  expect(await owner('select local_id, subject from documents order by local_id')).toEqual([
    { local_id: there.id, subject: 'Mien' },
    { local_id: `r-${id}-2`, subject: null },
  ]);
  expect(await asOwner('select document_id from private.prepared_documents')).toEqual([
    { document_id: `r-${id}-2` },
  ]);
});

test('an account that is full, or writes too much, has nothing kept of it, and the row waits', async () => {
  const id = await add();
  const fill = (used: number) =>
    asOwner(
      `insert into private.account_usage (user_id, subject, used) values ($1, 'documents', $2)
       on conflict (user_id, subject) do update set used = excluded.used`,
      [ownerId, used],
    );
  await fill(99_999);
  const documents = [draftOf(id, 0), draftOf(id, 1)];
  await expect(keep(id, { done: 2, documents })).rejects.toMatchObject({ code: 'QUOTA' });
  await fill(0);
  await asOwner(
    `insert into private.account_writes (user_id, process, hour, written)
     values ($1, 0, floor(date_part('epoch', now()) / 3600), 900000000)`,
    [ownerId],
  );
  await expect(keep(id)).rejects.toMatchObject({ code: 'WRITE' });
  await asOwner('delete from private.account_writes');
  expect(await owner('select from documents')).toEqual([]);
  expect(await asOwner('select from private.prepared_documents')).toEqual([]);
  expect(await readState(id)).toEqual({ done: 0, next_on: '2026-12-31' });
  await keep(id, { done: 2, documents });
  expect(await owner('select from documents')).toHaveLength(2);
});

const take = async (after = NOBODY) =>
  (await server('select * from take_prepared_letter($1)', [after]))[0];
const forget = async ({ user_id, letter_id }: Row = {}) =>
  (await server('select told::int from forget_prepared_letter($1, $2)', [user_id, letter_id]))[0];

test('its owner is told once of all that is ready, by a message that stays the same', async () => {
  const [one, two] = [await add(), await add()];
  await keep(one, { documents: [draftOf(one, 0, { words: { title: 'Devis' } })] });
  await keep(two);
  const [taken, again] = await Promise.all([take(), take()]);
  expect(taken).toMatchObject({
    ...{ user_id: ownerId, email: `${ownerId}@exemple.fr` },
    documents: [
      { id: `r-${one}-0`, title: 'Devis' },
      { id: `r-${two}-0`, title: 'Facture' },
    ],
  });
  expect(again).toEqual(taken);
  // What comes meanwhile is told by another message.
  await keep(two, { done: 2, documents: [draftOf(two, 1)] });
  expect(await take()).toEqual(taken);
  expect(await forget(taken)).toEqual({ told: 2 });
  const next = await take();
  expect(next?.letter_id).not.toBe(taken?.letter_id);
  expect(next?.documents).toEqual([{ id: `r-${two}-1`, title: 'Facture' }]);
  await forget(next);
  expect(await take()).toBeUndefined();
  expect(await forget(next)).toEqual({ told: 0 });
});

test('an owner whom no mail reaches has the document, and no message', async () => {
  const rename = (email: string) =>
    asOwner('update auth.users set email = $2 where id = $1', [ownerId, email]);
  await rename('demo@facturier.invalid');
  expect(await keep(await add())).toEqual({ is_kept: true, added: 1 });
  expect(await take()).toBeUndefined();
  await rename(`${ownerId}@exemple.fr`);
});

test('each owner has its own message; a suspended one waits, a deleted draft is not told', async () => {
  const strangerId = String((await stranger('select auth.uid() as id'))[0]?.id);
  const [mine, theirs] = [await add(), await add({}, stranger)];
  await keep(mine);
  await keep(theirs, { user: strangerId });
  const first = await take();
  const second = await take(String(first?.user_id));
  expect([first?.user_id, second?.user_id].toSorted()).toEqual([ownerId, strangerId].toSorted());
  expect(await take(String(second?.user_id))).toBeUndefined();
  await asOwner("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    strangerId,
  ]);
  expect((await take())?.user_id).toBe(ownerId);
  await owner('select delete_draft($1, 1)', [`r-${mine}-0`]);
  expect(await take()).toBeUndefined();
});

test('users, administrators and visitors cannot call what is the server’s', async () => {
  const id = await add();
  for (const ask of [owner, stranger, admin, anonymous])
    for (const schema of ['public', 'private'])
      for (const [name, values] of [
        ['list_due_repetitions', ['2026-12-31', '2000-01-01', NOBODY, 1]],
        ['keep_prepared', [id, ownerId, await readAt(id), 1, null, '[]']],
        ['take_prepared_letter', [NOBODY]],
        ['take_leaving', []],
        ['issue_prepared', [ownerId, `r-${id}-0`]],
        ['read_leaving', [ownerId, `r-${id}-0`]],
        ['settle_leaving', [ownerId, `r-${id}-0`, 'a@b.fr', null, null, null]],
        ['forget_prepared_letter', [ownerId, NOBODY]],
      ] as const) {
        const places = values.map((_, index) => `$${index + 1}`);
        const text = `select * from ${schema}.${name}(${places})`;
        await expect(ask(text, [...values]), text).rejects.toThrow('permission denied');
      }
  for (const ask of [owner, stranger, admin, anonymous, server])
    for (const table of ['prepared_documents', 'repetition_file_uses'])
      await expect(ask(`select from private.${table}`), table).rejects.toThrow('permission denied');
});
