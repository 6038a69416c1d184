import { audit } from '#server/backend/auth/accounts/audit.ts';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { endSessions } from '#server/backend/auth/sessions/end-sessions.ts';
import { requireStrongSession } from '#server/backend/auth/sessions/require-strong-session.ts';
import { requireUser } from '#server/backend/auth/sessions/require-user.ts';

/**
 * POST /logout?scope=global|local|others. Access tokens of the ended sessions are refused at once.
 * Whoever knows the password alone ends no session but its own.
 */
export async function signOut(service: AuthService, request: AuthRequest): Promise<Response> {
  const scope = request.query.get('scope') ?? 'global';
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw makeAuthRefusal(
      400,
      'validation_failed',
      `Unsupported logout scope "${scope.slice(0, 20)}"`,
    );
  const session = await requireUser(service, request);
  const { user, sessionId } = session;
  if (scope !== 'local') await requireStrongSession(service, session);
  await inTransaction(service.accounts, async (client) => {
    await endSessions(client, { userId: user.id, sessionId, scope });
    await audit(client, request, { action: 'logout', user, now: service.now() });
  });
  return new Response(null, { status: 204 });
}
