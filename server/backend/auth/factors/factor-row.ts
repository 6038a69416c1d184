import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';

export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: 'totp' | 'recovery_code' | 'phone' | 'webauthn';
  status: 'unverified' | 'verified';
  secret: string | null;
};

/** The factors of a user, oldest first. */
export async function listFactors(client: Querier, userId: string): Promise<FactorRow[]> {
  const { rows } = await client.query<FactorRow>(
    'select id, user_id, friendly_name, factor_type, status, secret from auth.mfa_factors where user_id = $1 order by created_at',
    [userId],
  );
  return rows;
}

/** A factor of this user, locked until the transaction ends; refuses those of other users. */
export async function requireFactor(
  client: Querier,
  { id, userId }: { id: string; userId: string },
): Promise<FactorRow> {
  const { rows } = await client.query<FactorRow>(
    `select id, user_id, friendly_name, factor_type, status, secret
     from auth.mfa_factors where id = $1 and user_id = $2 for update`,
    [id, userId],
  );
  if (!rows[0]) throw makeAuthRefusal(404, 'mfa_factor_not_found', 'Factor not found');
  return rows[0];
}

export function hasVerified(factors: readonly FactorRow[]): boolean {
  return factors.some(({ status }) => status === 'verified');
}
