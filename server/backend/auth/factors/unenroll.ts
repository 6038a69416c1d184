import type { PoolClient } from 'pg';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { type AuthRequest, requireId } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { tellChange } from '#server/backend/auth/protocol/tell-change.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { requireUser } from '#server/backend/auth/sessions/require-user.ts';
import { type FactorRow, requireFactor } from './factor-row.ts';

/** DELETE /factors/:id: needs an AAL2 session, unless the factor was never verified. */
export async function unenroll(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { user, aal } = await requireUser(service, request);
  const id = requireId(request.params.id, 'factor_id');
  await inTransaction(service.accounts, async (client) => {
    const factor = await requireFactor(client, { id, userId: user.id });
    if (factor.status === 'verified' && aal !== 'aal2')
      throw makeAuthRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await removeFactor(client, { id, userId: user.id });
    await audit(client, request, { action: 'factor_unenrolled', user, now: service.now() });
    if (factor.status === 'verified') await tellRemoval(service, user, factor);
  });
  return { id };
}

export function tellRemoval(
  service: AuthService,
  user: { email: string },
  { factor_type }: FactorRow,
): Promise<void> {
  const kind = factor_type === 'recovery_code' ? 'codes-removed' : 'factor-removed';
  return tellChange(service, user, { kind });
}

/** Deletes a factor: sessions fall back to AAL1, and recovery codes go with the last factor. */
export async function removeFactor(
  client: PoolClient,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await client.query('delete from auth.mfa_factors where id = $1 and user_id = $2', [id, userId]);
  await client.query(
    "update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1",
    [id],
  );
  await client.query(
    `delete from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'
       and not exists (select from auth.mfa_factors where user_id = $1 and factor_type <> 'recovery_code' and status = 'verified')`,
    [userId],
  );
}
