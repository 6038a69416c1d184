import type { PoolClient } from 'pg';
import type { UserRow } from '#server/backend/auth/accounts/users.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import {
  addRefreshToken,
  type Method,
  noteMethod,
} from '#server/backend/auth/sessions/open-session.ts';
import { type SessionAnswer, writeSession } from '#server/backend/auth/sessions/write-session.ts';

/** Raises a session to AAL2 with new tokens, and ends the user’s AAL1 sessions. */
export async function raiseSession(
  service: AuthService,
  client: PoolClient,
  {
    user,
    sessionId,
    factorId,
    method,
  }: { user: UserRow; sessionId: string; factorId: string; method: Method },
): Promise<SessionAnswer> {
  const now = service.now();
  const { rowCount } = await client.query(
    "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1",
    [sessionId, factorId, now],
  );
  if (rowCount === 0)
    throw makeAuthRefusal(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  await noteMethod(client, { sessionId, method, now });
  await client.query(
    "delete from auth.sessions where user_id = $1 and id <> $2 and aal is distinct from 'aal2'",
    [user.id, sessionId],
  );
  // Deleted rather than revoked: earlier tokens belong to the AAL1 session.
  await client.query('delete from auth.refresh_tokens where session_id = $1', [sessionId]);
  const refreshToken = await addRefreshToken(client, { sessionId, userId: user.id, now });
  return writeSession(service, client, { user, sessionId, refreshToken });
}
