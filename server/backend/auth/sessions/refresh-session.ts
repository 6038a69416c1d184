import type { PoolClient } from 'pg';
import { hashToken, nextToken } from '#server/backend/auth/accounts/secrets.ts';
import { findUser, type UserRow } from '#server/backend/auth/accounts/users.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { inTransaction, type Querier } from '#server/backend/auth/protocol/transaction.ts';
import { requireWelcome } from './open-session.ts';
import { type SessionAnswer, writeSession } from './write-session.ts';

/**
 * Exchanges a refresh token for its successor. Simultaneous uses within a few seconds (several
 * tabs) get the same one; later reuse means a stolen copy, and the session ends for both.
 */
export async function refreshSession(
  service: AuthService,
  refreshToken: string,
): Promise<SessionAnswer> {
  const answer = await inTransaction(service.accounts, async (client) => {
    const link = await lockToken(client, refreshToken);
    if (link === null) return null;
    const user = await findUser(client, link.user_id);
    if (user === null) return null;
    requireWelcome(user, service.now());
    return rotate(service, client, { link, user, refreshToken });
  });
  if (answer === null)
    throw makeAuthRefusal(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    );
  if (answer === 'reused')
    throw makeAuthRefusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  return answer;
}

type Link = { session_id: string; user_id: string; revoked: boolean; updated_at: Date };

async function lockToken(client: Querier, refreshToken: string): Promise<Link | null> {
  const hash = hashToken(refreshToken);
  // Lock first: a row read before the wait would be out of date.
  await client.query(
    'select from auth.sessions where id = (select session_id from auth.refresh_tokens where token = $1) for update',
    [hash],
  );
  const { rows } = await client.query<Link>(
    'select session_id, user_id, revoked, updated_at from auth.refresh_tokens where token = $1',
    [hash],
  );
  return rows[0] ?? null;
}

async function rotate(
  service: AuthService,
  client: PoolClient,
  { link, user, refreshToken }: { link: Link; user: UserRow; refreshToken: string },
): Promise<SessionAnswer | 'reused'> {
  const now = service.now();
  const sessionId = link.session_id;
  const next = nextToken(refreshToken, service.keys.secret);
  if (!link.revoked) {
    await replaceToken(client, { link, from: hashToken(refreshToken), to: hashToken(next), now });
  } else if (
    now.getTime() - link.updated_at.getTime() > REUSE_MS ||
    !(await isActive(client, next))
  ) {
    await client.query('delete from auth.sessions where id = $1', [sessionId]);
    return 'reused';
  }
  return writeSession(service, client, { user, sessionId, refreshToken: next });
}

async function replaceToken(
  client: Querier,
  { link, from, to, now }: { link: Link; from: string; to: string; now: Date },
): Promise<void> {
  await client.query(
    'update auth.refresh_tokens set revoked = true, updated_at = $2 where token = $1',
    [from, now],
  );
  await client.query(
    `insert into auth.refresh_tokens (instance_id, token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, $4, false, $5, $5)`,
    [to, link.user_id, link.session_id, from, now],
  );
  await client.query(
    `update auth.sessions set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2 where id = $1`,
    [link.session_id, now],
  );
}

async function isActive(client: Querier, token: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from auth.refresh_tokens where token = $1 and not revoked',
    [hashToken(token)],
  );
  return rowCount === 1;
}

const REUSE_MS = 10_000;
