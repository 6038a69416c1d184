import type { Querier } from '#server/backend/auth/protocol/transaction.ts';

/**
 * Gives an account that nobody has confirmed to the owner of its address. Whoever signed up with it
 * may be somebody else: the password, the identities, the links and the words that came from there
 * open nothing any more (upstream’s rule for automatic linking).
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
