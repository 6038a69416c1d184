import type { Pool } from 'pg';
import type { IsSessionAlive } from '#server/backend/keys/read-caller.ts';

/** Asks the database each time: a session that was ended anywhere is over everywhere. */
export function createIsSessionAlive(accounts: Pool, now: () => Date): IsSessionAlive {
  return async ({ sessionId, userId }) => {
    const { rowCount } = await accounts.query({
      name: 'is_session_alive',
      text: `select from auth.sessions join auth.users on users.id = sessions.user_id
        where sessions.id = $1 and users.id = $2 and users.deleted_at is null
          and (users.banned_until is null or users.banned_until <= $3)
          and (sessions.not_after is null or sessions.not_after > $3)`,
      values: [sessionId, userId, now()],
    });
    return rowCount === 1;
  };
}
