import { audit } from '#server/backend/auth/accounts/audit.ts';
import { keepToken, takeToken } from '#server/backend/auth/accounts/one-time-tokens.ts';
import { makeCode } from '#server/backend/auth/accounts/secrets.ts';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { requireEmailRate, requireRate } from '#server/backend/auth/protocol/limits.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { requireStrongSession } from '#server/backend/auth/sessions/require-strong-session.ts';
import { type OpenSession, requireUser } from '#server/backend/auth/sessions/require-user.ts';

/** GET /reauthenticate: sends the user a code that a new password then requires. */
export async function reauthenticate(
  service: AuthService,
  request: AuthRequest,
): Promise<Record<string, never>> {
  const session = await requireUser(service, request);
  await requireStrongSession(service, session);
  const { user } = session;
  // Counted by account: strangers cannot use it up by asking for e-mails to its address.
  await requireEmailRate(service.limits, { key: `code ${user.id}` });
  await inTransaction(service.accounts, async (client) => {
    const [code, now] = [makeCode(), service.now()];
    await keepToken(client, {
      userId: user.id,
      type: 'reauthentication_token',
      token: tokenOf(user.id, code),
      email: user.email,
      now,
    });
    await client.query('update auth.users set reauthentication_sent_at = $2 where id = $1', [
      user.id,
      now,
    ]);
    await audit(client, request, { action: 'user_reauthenticate_requested', user, now });
    await service.sendEmail({ kind: 'reauthentication', to: user.email, code });
  });
  return {};
}

/**
 * Refuses a session opened more than a day ago unless `nonce` is the code sent. A given code is
 * always checked and consumed.
 */
export async function requireFresh(
  service: AuthService,
  { user, openedAt }: OpenSession,
  nonce: string | null,
): Promise<void> {
  const now = service.now();
  const isFresh = now.getTime() - openedAt.getTime() <= FRESH_MS;
  if (!nonce && isFresh) return;
  if (!nonce)
    throw makeAuthRefusal(
      400,
      'reauthentication_needed',
      'Password update requires reauthentication',
    );
  // A code has six digits: few attempts are allowed.
  await requireRate(service.limits.code, user.id);
  const token = tokenOf(user.id, nonce);
  const taken = await takeToken(service.accounts, {
    token,
    types: ['reauthentication_token'],
    now,
  });
  if (taken === null)
    throw makeAuthRefusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}

/** Two users may have the same code. */
function tokenOf(userId: string, code: string): string {
  return `${userId} ${code.trim()}`;
}

const FRESH_MS = 86_400_000;
