import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { type AuthRequest, requireId } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { requireUser } from '#server/backend/auth/sessions/require-user.ts';
import { requireFactor } from './factor-row.ts';

/** POST /factors/:id/challenge: opens a challenge, to be answered within five minutes. */
export async function challenge(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { user } = await requireUser(service, request);
  const factorId = requireId(request.params.id, 'factor_id');
  return inTransaction(service.accounts, async (client) => {
    const { factor_type } = await requireFactor(client, { id: factorId, userId: user.id });
    if (factor_type !== 'totp')
      throw makeAuthRefusal(400, 'validation_failed', 'This factor takes no challenge');
    const [id, now] = [randomUUID(), service.now()];
    const clientIp = isIP(request.clientIp) === 0 ? '0.0.0.0' : request.clientIp;
    await client.query('delete from auth.mfa_challenges where factor_id = $1 and created_at < $2', [
      factorId,
      new Date(now.getTime() - CHALLENGE_MS),
    ]);
    await client.query(
      'insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, $3, $4)',
      [id, factorId, now, clientIp],
    );
    return {
      id,
      type: factor_type,
      expires_at: Math.floor((now.getTime() + CHALLENGE_MS) / 1000),
    };
  });
}

export const CHALLENGE_MS = 300_000;
