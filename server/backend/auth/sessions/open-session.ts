import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { PoolClient } from 'pg';
import { hashToken, makeToken } from '#server/backend/auth/accounts/secrets.ts';
import { isBanned, type UserRow } from '#server/backend/auth/accounts/users.ts';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';
import { type SessionAnswer, writeSession } from './write-session.ts';

/** Authentication methods (`amr`, RFC 8176). */
export type Method = 'password' | 'oauth' | 'otp' | 'recovery' | 'totp' | 'recovery_code';

/** Creates a session with its first refresh token and an access token. Refuses banned users. */
export async function openSession(
  service: AuthService,
  client: PoolClient,
  { request, user, method }: { request: AuthRequest; user: UserRow; method: Method },
): Promise<SessionAnswer> {
  const now = service.now();
  requireWelcome(user, now);
  const sessionId = randomUUID();
  await client.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values ($1, $2, $3, $3, 'aal1', $4, $5)`,
    [sessionId, user.id, now, request.userAgent?.slice(0, 500) ?? null, clientIpOrNull(request)],
  );
  await noteMethod(client, { sessionId, method, now });
  await client.query('update auth.users set last_sign_in_at = $2 where id = $1', [user.id, now]);
  const refreshToken = await addRefreshToken(client, { sessionId, userId: user.id, now });
  return writeSession(service, client, {
    user: { ...user, last_sign_in_at: now },
    sessionId,
    refreshToken,
  });
}

export function requireWelcome(user: UserRow, now: Date): void {
  if (isBanned(user, now)) throw makeAuthRefusal(403, 'user_banned', 'User is banned');
}

/** Adds a refresh token that succeeds no other one. */
export async function addRefreshToken(
  client: Querier,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: Date },
): Promise<string> {
  const token = makeToken();
  await client.query(
    `insert into auth.refresh_tokens (instance_id, token, user_id, session_id, revoked, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, $2, $3, false, $4, $4)`,
    [hashToken(token), userId, sessionId, now],
  );
  return token;
}

/** Adds an authentication method to a session, or renews its time. */
export async function noteMethod(
  client: Querier,
  { sessionId, method, now }: { sessionId: string; method: Method; now: Date },
): Promise<void> {
  await client.query(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at) values ($1, $2, $3, $4, $4)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [randomUUID(), sessionId, method === 'recovery_code' ? 'mfa/recovery_code' : method, now],
  );
}

function clientIpOrNull({ clientIp }: AuthRequest): string | null {
  return isIP(clientIp) === 0 ? null : clientIp;
}
