import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { askAs as askAsCaller } from '#server/test/ask-as.ts';
import { createPeople, insertUser } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';

const database = await createTestDatabase();
const { anonymous, owner, ownerId } = await createPeople(database);
const userId = await insertUser(database.owner);
const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

const askAs = async (claims: Record<string, unknown>, text: string) =>
  askAsCaller(
    database.gateway,
    { role: 'authenticated', claims: { sub: userId, role: 'authenticated', ...claims } },
    { text },
  );
const presence = (claims: Record<string, unknown>) =>
  askAs(claims, 'select is_recent, is_strong from get_presence()');

test('a sign-in is recent for ten minutes, by a password or a link', async () => {
  const recent = { is_recent: true, is_strong: true };
  for (const method of ['password', 'otp', 'recovery'])
    expect(await presence({ amr: [{ method, timestamp: minutesAgo(9) }] })).toEqual([recent]);
  for (const amr of [
    [{ method: 'password', timestamp: minutesAgo(11) }],
    [{ method: 'totp', timestamp: minutesAgo(1) }],
    [],
    'password',
    [{ method: 'password', timestamp: 'now' }],
    undefined,
  ])
    expect(await presence({ amr })).toEqual([{ is_recent: false, is_strong: true }]);
});

test('who has a second factor has to have shown it', async () => {
  const amr = [{ method: 'password', timestamp: minutesAgo(1) }];
  await database.owner.query(
    "insert into auth.mfa_factors (id, user_id, factor_type, status, secret) values ($1, $2, 'totp', 'verified', 's')",
    [randomUUID(), userId],
  );
  expect(await presence({ amr, aal: 'aal1' })).toEqual([{ is_recent: true, is_strong: false }]);
  expect(await presence({ amr, aal: 'aal2' })).toEqual([{ is_recent: true, is_strong: true }]);
});

test('an administrator is asked about itself alone, a visitor about nothing', async () => {
  await database.owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [
    userId,
  ]);
  expect(await askAs({}, 'select user_id from get_presence()')).toEqual([{ user_id: userId }]);
  expect(await owner('select user_id from get_presence()')).toEqual([{ user_id: ownerId }]);
  await expect(anonymous('select * from get_presence()')).rejects.toThrow('permission denied');
});

test('sessions are listed for their owner, the current one first, without what opens them', async () => {
  const [current, other] = [randomUUID(), randomUUID()];
  await database.owner.query(
    `insert into auth.sessions (id, user_id, aal, created_at, updated_at, refreshed_at, user_agent, not_after) values
       ($1, $3, 'aal2', '2026-01-01Z', '2026-01-01Z', null, $4, null),
       ($2, $3, 'aal2', '2026-02-01Z', '2026-02-01Z', '2026-03-01 10:00', 'Firefox', null),
       (gen_random_uuid(), $3, 'aal2', '2026-02-01', '2026-02-01', null, 'Over', '2026-02-02')`,
    [current, other, userId, 'x'.repeat(500)],
  );
  const rows = await askAs({ session_id: current, aal: 'aal2' }, 'select * from get_sessions()');
  expect(rows).toEqual([
    {
      id: current,
      created_at: new Date('2026-01-01T00:00:00Z'),
      last_used_at: new Date('2026-01-01T00:00:00Z'),
      user_agent: 'x'.repeat(300),
      is_current: true,
    },
    {
      id: other,
      created_at: new Date('2026-02-01T00:00:00Z'),
      last_used_at: new Date('2026-03-01T10:00:00Z'),
      user_agent: 'Firefox',
      is_current: false,
    },
  ]);
  expect(await owner('select * from get_sessions()')).toEqual([]);
  await expect(anonymous('select * from get_sessions()')).rejects.toThrow('permission denied');
  await expect(owner('select * from auth.sessions')).rejects.toThrow('permission denied');
});
