import { findUser } from '#server/backend/auth/accounts/users.ts';
import { listFactors, requireFactor } from '#server/backend/auth/factors/factor-row.ts';
import { removeFactor, tellRemoval } from '#server/backend/auth/factors/unenroll.ts';
import { type AuthRequest, requireId } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { endSessions } from '#server/backend/auth/sessions/end-sessions.ts';

/** GET /admin/users/:id/factors, without their secrets. */
export async function listUserFactors(
  { accounts }: AuthService,
  { params }: AuthRequest,
): Promise<unknown> {
  const userId = requireId(params.id, 'user_id');
  if ((await findUser(accounts, userId)) === null)
    throw makeAuthRefusal(404, 'user_not_found', 'User not found');
  return (await listFactors(accounts, userId)).map(({ secret: _secret, ...factor }) => factor);
}

/**
 * DELETE /admin/users/:id/factors/:factorId, for a user locked out of it. Ends the user’s sessions.
 */
export function deleteUserFactor(service: AuthService, { params }: AuthRequest): Promise<unknown> {
  const userId = requireId(params.id, 'user_id');
  const id = requireId(params.factorId, 'factor_id');
  return inTransaction(service.accounts, async (client) => {
    const factor = await requireFactor(client, { id, userId });
    await removeFactor(client, { id, userId });
    await endSessions(client, { userId, sessionId: null, scope: 'global' });
    const user = await findUser(client, userId);
    if (user && factor.status === 'verified') await tellRemoval(service, user, factor);
    return { id };
  });
}
