import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import type { OpenSession } from './require-user.ts';

/** A user with a second factor must show it before changing the account or ending its sessions. */
export async function requireStrongSession(
  { accounts }: AuthService,
  { user, aal }: OpenSession,
): Promise<void> {
  const { rowCount } = await accounts.query(
    "select from auth.mfa_factors where user_id = $1 and status = 'verified'",
    [user.id],
  );
  if (rowCount !== 0 && aal !== 'aal2')
    throw makeAuthRefusal(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
}
