import { readFileSync } from 'node:fs';
import { verify } from '@node-rs/bcrypt';
import { TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { PASSWORD } from '#server/test/auth-site.ts';
import { createEmptyDatabase } from '#server/test/test-database.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

// The hashes that move have their whole cost.
vi.mock('@node-rs/bcrypt', { spy: true });

const site = await openWholeSite();

test('accounts move to the tables of a hosted project by SQL, with their passwords and second factors', async () => {
  const operator = site.connect({ key: site.backend.secretKey }).auth.admin;
  const names = { first_name: 'Émile', last_name: "d'Ab\\ord", note: '$$; %L' };
  for (const index of [0, 1, 2])
    await operator.createUser({
      email: `compte-${index}@exemple.fr`,
      password: PASSWORD,
      email_confirm: index > 0,
      user_metadata: names,
    });
  const { client, id } = await site.signUp('facteur@exemple.fr');
  const { mfa } = client.auth;
  const { data: factor } = await mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
  const secret = factor?.totp.secret ?? '';
  const code = new TOTP({ secret }).generate();
  await mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });
  await site.connect().auth.resetPasswordForEmail('compte-1@exemple.fr');

  const { owner: hosted } = await createEmptyDatabase();
  await hosted.query(readFileSync('server/test/upstream-tables.sql', 'utf8'));
  const statements = ['set session_replication_role = replica', ...(await exportAccounts())];
  await hosted.query(statements.join(';'));

  for (const [table, columns] of Object.entries(MOVED)) {
    const read = `select ${columns} from auth.${table} order by id`;
    expect((await hosted.query(read)).rows, table).toEqual((await site.owner.query(read)).rows);
  }
  const { rows: users } = await hosted.query('select * from auth.users order by email');
  expect(users.map(({ email }) => email)).toEqual([
    'compte-0@exemple.fr',
    'compte-1@exemple.fr',
    'compte-2@exemple.fr',
    'facteur@exemple.fr',
  ]);
  for (const user of users) {
    expect(await verify(PASSWORD, user.encrypted_password)).toBe(true);
    expect(user.encrypted_password).toMatch(/^\$2[ab]\$10\$/);
    expect([user.recovery_token, user.confirmation_token]).toEqual(['', '']);
  }
  expect(users[1]?.raw_user_meta_data).toMatchObject(names);
  const { rows: factors } = await hosted.query('select user_id, secret from auth.mfa_factors');
  expect(factors).toEqual([{ user_id: id, secret }]);
  expect((await hosted.query('select from public.profiles')).rowCount).toBe(0);
});

/** The output of `psql --tuples-only`: each row is a statement. */
async function exportAccounts(): Promise<string[]> {
  const text = readFileSync('server/backend/postgres/export-accounts.sql', 'utf8');
  // One result per statement.
  const results = (await site.owner.query({ text, rowMode: 'array' })) as unknown;
  return (results as { rows: string[][] }[]).flatMap(({ rows }) => rows.flat());
}

const MOVED = {
  users:
    'id, aud, role, email, encrypted_password, email_confirmed_at, confirmed_at, created_at, banned_until, raw_app_meta_data',
  identities: 'id, user_id, provider_id, provider, identity_data, email, created_at',
  mfa_factors: 'id, user_id, friendly_name, factor_type::text, status::text, secret, created_at',
};
