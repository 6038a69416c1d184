import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { forgetExpired } from './forget-expired.ts';

const { accounts, owner } = await createTestDatabase();
const now = new Date('2026-11-20T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const userId = await insertUser(owner);
const count = async (table: string) =>
  (await owner.query(`select count(*)::int as count from auth.${table}`)).rows[0].count;

const addSession = async ({
  age,
  refreshed = age,
  notAfter = null,
}: {
  age: number;
  refreshed?: number;
  notAfter?: Date | null;
}) => {
  const id = randomUUID();
  await owner.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, not_after, aal)
     values ($1, $2, $3, $3, $4::timestamptz at time zone 'utc', $5, 'aal1')`,
    [id, userId, ago(age), ago(refreshed), notAfter],
  );
  return id;
};

test('what opens nothing any more goes, what still does stays', async () => {
  const [used, forgotten, over] = [
    await addSession({ age: 800, refreshed: 3 }),
    await addSession({ age: 400 }),
    await addSession({ age: 1, notAfter: ago(0.1) }),
  ];
  const addToken = (token: string, { age = 0, isRevoked = true, sessionId = used }) =>
    owner.query(
      `insert into auth.refresh_tokens (token, user_id, session_id, revoked, updated_at) values ($1, $2, $3, $4, $5)`,
      [token, userId, sessionId, isRevoked, ago(age)],
    );
  await addToken('current', { age: 60, isRevoked: false });
  await addToken('lately used', { age: 29 });
  await addToken('long used', { age: 31 });
  await addToken('of a session that ends', { sessionId: forgotten, isRevoked: false });
  const factorId = randomUUID();
  await owner.query(
    "insert into auth.mfa_factors (id, user_id, factor_type, status, secret) values ($1, $2, 'totp', 'verified', 's')",
    [factorId, userId],
  );
  for (const [index, age] of [0.02, 2].entries()) {
    const at = ago(age);
    await owner.query(
      `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at)
       values ($1, $2, $3, $4, '', $5::timestamptz at time zone 'utc')`,
      [randomUUID(), userId, ['recovery_token', 'confirmation_token'][index], `hash ${index}`, at],
    );
    await owner.query(
      `insert into auth.flow_state (id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method, created_at)
       values ($1, 'code', 's256', 'c', 'email', 'otp', $2)`,
      [randomUUID(), at],
    );
    await owner.query(
      `insert into auth.provider_flows (state_hash, browser_hash, provider, code_verifier, nonce, redirect_to, created_at)
       values ($1, 'b', 'google', 'v', 'n', 'https://facturier.example/', $2)`,
      [`state ${index}`, at],
    );
    await owner.query(
      "insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, $3, '192.0.2.1')",
      [randomUUID(), factorId, at],
    );
    await owner.query('insert into auth.audit_log_entries (id, created_at) values ($1, $2)', [
      randomUUID(),
      ago(age * 200),
    ]);
    await owner.query(
      `insert into auth.pending_sign_ups (id, user_id, encrypted_password, created_at, sent_at) values ($1, $2, 'hash', $3, $4)`,
      [randomUUID(), userId, ago(20), ago(6 + age)],
    );
    await owner.query('insert into auth.rate_limits values ($1, 1, $2)', [
      `limit ${index}`,
      now.getTime() + (index === 0 ? 1000 : -1000),
    ]);
  }

  expect(await forgetExpired(accounts, now)).toBe(10);

  const { rows: sessions } = await owner.query('select id from auth.sessions');
  expect(sessions).toEqual([{ id: used }]);
  expect([forgotten, over]).not.toContain(used);
  const { rows: tokens } = await owner.query(
    'select token from auth.refresh_tokens order by token',
  );
  expect(tokens).toEqual([{ token: 'current' }, { token: 'lately used' }]);
  for (const table of [
    'one_time_tokens',
    'pending_sign_ups',
    'flow_state',
    'provider_flows',
    'mfa_challenges',
    'audit_log_entries',
    'rate_limits',
  ])
    expect(await count(table), table).toBe(1);
  expect(await forgetExpired(accounts, now)).toBe(0);
});

test('thousands go too, while replicas do the same', async () => {
  await owner.query(
    `insert into auth.audit_log_entries (id, created_at) select gen_random_uuid(), $1 from generate_series(1, 2500)`,
    [ago(400)],
  );
  const counts = await Promise.all([1, 2, 3].map(() => forgetExpired(accounts, now)));
  expect(counts.reduce((sum, value) => sum + value, 0)).toBe(2500);
  expect(await count('audit_log_entries')).toBe(1);
});
