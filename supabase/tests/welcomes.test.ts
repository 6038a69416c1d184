import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { owner: user, anonymous, admin, server, ownerId } = await createPeople(database);
const { owner } = database;
beforeEach(async () => {
  await owner.query('update profiles set welcome_due_at = null');
});

const addAccount = async (email: string) => {
  const id = randomUUID();
  await owner.query(
    "insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', $2)",
    [id, email],
  );
  return id;
};
const note = (id: string, column: string) =>
  owner.query(`update auth.users set ${column} = now() where id = $1`, [id]);
const listDue = () => server('select * from list_due_welcomes()');
const add = (id: string, email: string, isAsked = false) =>
  server("select * from add_welcome($1, $2, $3, $4, 'welcome', 'Bienvenue', '{}')", [
    id,
    isAsked,
    randomUUID(),
    email,
  ]);
const readProfile = async (id: string) => {
  const { rows } = await owner.query(
    `select welcome_due_at is not null as is_due, welcomed_at is not null as is_welcomed
     from profiles where user_id = $1`,
    [id],
  );
  return rows[0];
};
const countMails = async (email: string) => {
  const { rows } = await owner.query(
    'select count(*)::int as total from private.mail_queue join email_logs using (id) where recipient_email = $1',
    [email],
  );
  return rows[0].total;
};

test.each([
  ['email_confirmed_at', 'last_sign_in_at'],
  ['last_sign_in_at', 'email_confirmed_at'],
])('a welcome is due once there is %s, then %s', async (first, second) => {
  const email = `${first}@exemple.fr`;
  const id = await addAccount(email);
  expect(await readProfile(id)).toEqual({ is_due: false, is_welcomed: false });
  await note(id, first);
  expect(await listDue()).toEqual([]);
  await note(id, second);
  expect(await listDue()).toEqual([{ user_id: id, email, asks_for_news: false }]);
  await add(id, email);
  await note(id, first);
  await note(id, second);
  expect(await readProfile(id)).toEqual({ is_due: false, is_welcomed: true });
});

test('two servers at once queue one message, and the profile notes it with it', async () => {
  const email = 'une@exemple.fr';
  const id = await addAccount(email);
  await note(id, 'email_confirmed_at');
  await note(id, 'last_sign_in_at');
  const added = await Promise.all(Array.from({ length: 4 }, () => add(id, email)));
  expect(added.map((rows) => rows.length).sort()).toEqual([0, 0, 0, 1]);
  expect(await countMails(email)).toBe(1);
  expect(await readProfile(id)).toEqual({ is_due: false, is_welcomed: true });
});

test('a message that cannot be queued leaves the welcome due', async () => {
  const email = 'pleine@exemple.fr';
  const id = await addAccount(email);
  await note(id, 'email_confirmed_at');
  await note(id, 'last_sign_in_at');
  await expect(
    server("select add_welcome($1, false, $2, $3, 'welcome', null, '{}')", [
      id,
      randomUUID(),
      email,
    ]),
  ).rejects.toThrow('null value');
  expect(await readProfile(id)).toEqual({ is_due: true, is_welcomed: false });
});

test('whoever joined before is welcomed only when it is asked for', async () => {
  const email = 'ancienne@exemple.fr';
  const id = await addAccount(email);
  await owner.query('alter table auth.users disable trigger owe_welcome');
  await note(id, 'email_confirmed_at');
  await note(id, 'last_sign_in_at');
  await owner.query('alter table auth.users enable trigger owe_welcome');
  await note(id, 'last_sign_in_at');
  await note(id, 'email_confirmed_at');
  expect(await add(id, email)).toEqual([]);
  expect(await add(id, 'autre@exemple.fr', true)).toEqual([]);
  expect(await add(id, email, true)).toHaveLength(1);
  expect(await add(id, email, true)).toHaveLength(1);
  expect(await countMails(email)).toBe(2);
});

test('an address without mail is not written to', async () => {
  const id = await addAccount('essai@example.invalid');
  await note(id, 'email_confirmed_at');
  await note(id, 'last_sign_in_at');
  expect(await listDue()).toEqual([]);
});

test('the server alone knows whom to welcome, and notes it', async () => {
  for (const ask of [user, admin, anonymous]) {
    await expect(ask('select list_due_welcomes()')).rejects.toThrow('permission denied');
    await expect(
      ask("select add_welcome($1, true, $2, 'a@b.fr', 'welcome', 'a', '{}')", [
        ownerId,
        randomUUID(),
      ]),
    ).rejects.toThrow('permission denied');
    await expect(ask('update profiles set welcomed_at = now()')).rejects.toThrow(
      'permission denied',
    );
  }
});
