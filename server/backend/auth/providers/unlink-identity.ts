import { audit } from '#server/backend/auth/accounts/audit.ts';
import { findUser } from '#server/backend/auth/accounts/users.ts';
import { type AuthRequest, requireId } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { requireStrongSession } from '#server/backend/auth/sessions/require-strong-session.ts';
import { requireUser } from '#server/backend/auth/sessions/require-user.ts';
import { noteProviders } from './accounts/identity-rows.ts';

/** DELETE /user/identities/:id: removes a way to sign in, never the last one. */
export async function unlinkIdentity(
  service: AuthService,
  request: AuthRequest,
): Promise<Record<string, never>> {
  const session = await requireUser(service, request);
  const id = requireId(request.params.id, 'identity_id');
  await requireStrongSession(service, session);
  const { user } = session;
  await inTransaction(service.accounts, async (client) => {
    // Locks the user: two simultaneous removals would leave none.
    await findUser(client, user.id, { forUpdate: true });
    const { rows } = await client.query<{ id: string; provider: string }>(
      'select id, provider from auth.identities where user_id = $1',
      [user.id],
    );
    const identity = rows.find((row) => row.id === id);
    if (!identity) throw makeAuthRefusal(422, 'identity_not_found', "Identity doesn't exist");
    if (rows.length === 1)
      throw makeAuthRefusal(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    await client.query('delete from auth.identities where id = $1', [id]);
    // The e-mail identity signs in with the password.
    if (identity.provider === 'email')
      await client.query('update auth.users set encrypted_password = null where id = $1', [
        user.id,
      ]);
    const now = service.now();
    await noteProviders(client, { userId: user.id, now });
    await audit(client, request, { action: 'identity_unlinked', user, now });
  });
  return {};
}
