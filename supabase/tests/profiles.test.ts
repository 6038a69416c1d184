import { expect, test } from 'vitest';
import { createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
/** The consent after a sign-up alone. */
const UNDECIDED = { newsletter_consent: false, newsletter_consent_at: null };
const { ownerId, owner, stranger, anonymous, admin } = await createPeople(database);

test('a profile is made at sign-up from the metadata of the account, whatever they hold', async () => {
  const profileOf = async (metadata: Record<string, unknown>) => {
    const id = await insertUser(database.owner, metadata);
    const { rows } = await database.owner.query(
      'select first_name, last_name, newsletter_consent, newsletter_consent_at, newsletter_asked_at is not null as is_asked from profiles where user_id = $1',
      [id],
    );
    return rows;
  };
  expect(
    await profileOf({ first_name: ' Noémie ', last_name: 'Rivière', newsletter_consent: true }),
  ).toEqual([{ first_name: 'Noémie', last_name: 'Rivière', ...UNDECIDED, is_asked: true }]);
  expect(await profileOf({ first_name: '', newsletter_consent: 'yes', role: 'admin' })).toEqual([
    { first_name: null, last_name: null, ...UNDECIDED, is_asked: false },
  ]);
  expect(await profileOf({ first_name: { a: 1 }, last_name: 'x'.repeat(5000) })).toMatchObject([
    { last_name: 'x'.repeat(100) },
  ]);
});

test('until the address is confirmed, the profile says what the metadata say, and then what its owner says', async () => {
  const id = await insertUser(database.owner, { first_name: 'Pirate', newsletter_consent: true });
  const change = async (metadata: Record<string, unknown>) => {
    await database.owner.query(
      'update auth.users set raw_user_meta_data = $2, email_confirmed_at = now() where id = $1',
      [id, metadata],
    );
    const { rows } = await database.owner.query(
      'select first_name, newsletter_consent, newsletter_consent_at, newsletter_asked_at from profiles where user_id = $1',
      [id],
    );
    return rows[0];
  };
  await database.owner.query('update auth.users set email_confirmed_at = null where id = $1', [id]);
  const taken = { first_name: 'Noémie', ...UNDECIDED, newsletter_asked_at: null };
  expect(await change({ first_name: 'Noémie' })).toEqual(taken);
  expect(await change({ first_name: 'Autre', newsletter_consent: true })).toEqual(taken);
});

test('the address of a profile follows that of its account', async () => {
  await database.owner.query("update auth.users set email = 'nouvelle@exemple.fr' where id = $1", [
    ownerId,
  ]);
  expect(await owner('select email from profiles')).toEqual([{ email: 'nouvelle@exemple.fr' }]);
});

test('its owner reads it and changes its names and its consent, nothing else', async () => {
  await owner("update profiles set first_name = 'Émile', newsletter_consent = true");
  const [profile] = await owner('select first_name, newsletter_consent_at from profiles');
  expect(profile).toMatchObject({ first_name: 'Émile' });
  expect(profile?.newsletter_consent_at).not.toBeNull();
  for (const change of [
    "email = 'a@b.fr'",
    'user_id = gen_random_uuid()',
    'newsletter_consent_at = now()',
    'newsletter_asked_at = now()',
    'created_at = now()',
  ])
    await expect(owner(`update profiles set ${change}`)).rejects.toThrow('permission denied');
  await expect(owner('delete from profiles')).rejects.toThrow('permission denied');
  await expect(
    owner("insert into profiles (user_id, email) values (gen_random_uuid(), 'a@b.fr')"),
  ).rejects.toThrow('permission denied');
});

test('a stranger sees its own only, a visitor none, an administrator all', async () => {
  expect(await stranger('select user_id from profiles where user_id = $1', [ownerId])).toEqual([]);
  expect(await stranger('select user_id from profiles')).toHaveLength(1);
  await expect(anonymous('select user_id from profiles')).rejects.toThrow('permission denied');
  expect((await admin('select user_id from profiles')).length).toBeGreaterThan(2);
  expect(
    await admin("update profiles set first_name = 'Pirate' where user_id = $1 returning id", [
      ownerId,
    ]),
  ).toEqual([]);
});

test('a profile ends with its account', async () => {
  const id = await insertUser(database.owner);
  await database.owner.query('delete from auth.users where id = $1', [id]);
  const { rows } = await database.owner.query('select id from profiles where user_id = $1', [id]);
  expect(rows).toEqual([]);
});
