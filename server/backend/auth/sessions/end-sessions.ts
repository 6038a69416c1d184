import type { Querier } from '#server/backend/auth/protocol/transaction.ts';

export type SignOutScope = 'global' | 'local' | 'others';

/** Ends sessions of a user, with their refresh tokens: all, this one, or all but this one. */
export async function endSessions(
  client: Querier,
  { userId, sessionId, scope }: { userId: string; sessionId: string | null; scope: SignOutScope },
): Promise<void> {
  await client.query(
    `delete from auth.sessions where user_id = $1
       and case $3 when 'local' then id = $2::uuid when 'others' then id is distinct from $2::uuid else true end`,
    [userId, sessionId, scope],
  );
}
