import { randomUUID } from 'node:crypto';
import type { AuthRequest } from '#server/backend/auth/protocol/auth-request.ts';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';

/**
 * Logs an action on an account under GoTrue’s action names; never stores a token, password or code.
 */
export async function audit(
  client: Querier,
  { clientIp }: Pick<AuthRequest, 'clientIp'>,
  { action, user, now }: { action: AuditAction; user: { id: string; email: string }; now: Date },
): Promise<void> {
  const payload = {
    action,
    actor_id: user.id,
    actor_username: user.email,
    log_type: TYPES[action],
  };
  await client.query(
    'insert into auth.audit_log_entries (id, payload, created_at, ip_address) values ($1, $2, $3, $4)',
    [randomUUID(), payload, now, clientIp.slice(0, 64)],
  );
}

const TYPES = {
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  user_modified: 'user',
  user_updated_password: 'user',
  identity_unlinked: 'user',
  user_confirmation_requested: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  login: 'account',
  logout: 'account',
  token_revoked: 'token',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  verification_attempted: 'factor',
} as const;
export type AuditAction = keyof typeof TYPES;
