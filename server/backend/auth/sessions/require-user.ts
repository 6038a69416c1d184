import { findUser, isBanned, type UserRow } from '#server/backend/auth/accounts/users.ts';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';

/** A session as stored, whatever its token says. */
export type OpenSession = {
  user: UserRow;
  sessionId: string;
  aal: 'aal1' | 'aal2';
  openedAt: Date;
};

/** The signed-in user with the session; refuses anyone else with GoTrue’s codes. */
export async function requireUser(
  { accounts, tokens, now }: AuthService,
  { bearer }: AuthRequest,
): Promise<OpenSession> {
  if (bearer === null)
    throw makeAuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const verified = await tokens.verify(bearer, now());
  if (!verified.ok)
    throw makeAuthRefusal(403, 'bad_jwt', `invalid JWT: token is ${verified.reason}`);
  const { sub, session_id } = verified.claims;
  const { rows } = await accounts.query<{ aal: 'aal1' | 'aal2'; created_at: Date }>(
    'select aal, created_at from auth.sessions where id = $1 and user_id = $2 and (not_after is null or not_after > $3)',
    [session_id, sub, now()],
  );
  const [session] = rows;
  if (!session)
    throw makeAuthRefusal(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  const user = await findUser(accounts, sub);
  if (user === null)
    throw makeAuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (isBanned(user, now())) throw makeAuthRefusal(403, 'user_banned', 'User is banned');
  return { user, sessionId: session_id, aal: session.aal, openedAt: session.created_at };
}
