import { expect, test } from 'vitest';
import { type Ask, createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { createIssuing } from './issuing.test.support.ts';

const database = await createTestDatabase();
const { ownerId, owner, stranger, admin, anonymous, server } = await createPeople(database);
const { issueNew, save, userOf } = createIssuing(database, owner);

const ADD = `insert into document_reminders (document_id, made_on, level) values ($1, $2, $3)
  on conflict (user_id, document_id, made_on, level) do nothing`;
const remind = (id: string, ask: Ask = owner, [day, level] = ['2026-11-25', 'firm']) =>
  ask(ADD, [id, day, level]);
const READ = 'select document_id, made_on::text, level from document_reminders order by made_on';

test('its owner adds a reminder of a document, once, and takes it out', async () => {
  const { id } = await issueNew();
  await remind(id);
  await remind(id);
  await remind(id, owner, ['2026-11-28', 'formal-notice']);
  expect(await owner(READ)).toEqual([
    { document_id: id, made_on: '2026-11-25', level: 'firm' },
    { document_id: id, made_on: '2026-11-28', level: 'formal-notice' },
  ]);
  const keys = await owner('select distinct key from document_reminders');
  expect(keys).toHaveLength(2);
  await owner('delete from document_reminders where level = $1', ['firm']);
  expect(await owner(READ)).toHaveLength(1);
});

test('nobody else reads, adds or takes out one', async () => {
  const { id } = await issueNew();
  await remind(id);
  for (const other of [stranger, admin]) {
    expect(await other(READ)).toEqual([]);
    expect(await other('delete from document_reminders returning key')).toEqual([]);
    // The document of another account is not there.
    await expect(remind(id, other)).rejects.toMatchObject({ code: '23503' });
  }
  for (const other of [anonymous, server])
    for (const text of [READ, 'delete from document_reminders'])
      await expect(other(text), text).rejects.toThrow('permission denied');
  await expect(remind(id, anonymous)).rejects.toThrow('permission denied');
  const given = 'insert into document_reminders (user_id, document_id, made_on, level) values';
  await expect(stranger(`${given} ($1, $2, '2026-11-25', 'firm')`, [ownerId, id])).rejects.toThrow(
    'permission denied',
  );
  expect(await owner('select level from document_reminders where document_id = $1', [id])).toEqual([
    { level: 'firm' },
  ]);
});

test('a reminder never changes, and is of a known level, a day and a document that is there', async () => {
  const { id } = await issueNew();
  await remind(id);
  await expect(owner("update document_reminders set level = 'friendly'")).rejects.toThrow(
    'permission denied',
  );
  await expect(remind(id, owner, ['2026-11-25', 'angry'])).rejects.toThrow('level_check');
  await expect(remind(id, owner, ['10000-01-01', 'firm'])).rejects.toThrow('made_on_check');
  await expect(remind(id, owner, ['infinity', 'firm'])).rejects.toMatchObject({ code: '22008' });
  await expect(remind('nowhere')).rejects.toMatchObject({ code: '23503' });
});

test('it goes with its document, and with its account', async () => {
  const { id } = await save({});
  await remind(id);
  await owner('select delete_draft($1, 1)', [id]);
  expect(await owner('select from document_reminders where document_id = $1', [id])).toEqual([]);

  const sub = await insertUser(database.owner);
  const leaver = userOf(sub);
  const { id: kept } = await save({ ask: leaver });
  await remind(kept, leaver);
  await database.owner.query('delete from auth.users where id = $1', [sub]);
  const left = 'select from public.document_reminders where user_id = $1';
  expect((await database.owner.query(left, [sub])).rows).toEqual([]);
  const counted = 'select from private.account_writes where user_id = $1';
  expect((await database.owner.query(counted, [sub])).rows).toEqual([]);
});
