import type { Querier } from '#server/backend/auth/protocol/transaction.ts';

/**
 * Gives an unconfirmed account to the proven owner of its address. Someone else may have signed up
 * with it: its password, identities, links and metadata are dropped (GoTrue’s rule for automatic
 * linking).
 */
export async function takeOver(
  client: Querier,
  { userId, data, now }: { userId: string; data: Record<string, unknown>; now: Date },
): Promise<void> {
  for (const table of [
    'identities',
    'one_time_tokens',
    'pending_sign_ups',
    'flow_state',
    'provider_flows',
    'mfa_factors',
    'sessions',
  ])
    await client.query(`delete from auth.${table} where user_id = $1`, [userId]);
  await client.query(
    `update auth.users set encrypted_password = null, email_confirmed_at = $2, updated_at = $2, raw_user_meta_data = $3,
       email_change = '', email_change_confirm_status = 0, email_change_sent_at = null, reauthentication_sent_at = null
     where id = $1`,
    [userId, now, data],
  );
}
