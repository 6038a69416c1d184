import type { Querier } from '#server/backend/auth/protocol/transaction.ts';

export type UserRow = {
  id: string;
  role: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string;
  email_change_sent_at: Date | null;
  email_change_confirm_status: number;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  banned_until: Date | null;
  is_anonymous: boolean;
  created_at: Date;
  updated_at: Date;
};

/**
 * The user with this e-mail address, or null; deleted accounts are ignored. `forUpdate` locks the
 * row until the transaction ends.
 */
export async function findUserByEmail(
  client: Querier,
  email: string,
  { forUpdate = false } = {},
): Promise<UserRow | null> {
  const { rows } = await client.query<UserRow>(
    `select ${COLUMNS} from auth.users where lower(email) = $1 and not is_sso_user and deleted_at is null ${forUpdate ? 'for update' : ''}`,
    [email],
  );
  return rows[0] ?? null;
}

export async function findUser(
  client: Querier,
  id: string,
  { forUpdate = false } = {},
): Promise<UserRow | null> {
  const { rows } = await client.query<UserRow>(
    `select ${COLUMNS} from auth.users where id = $1 and deleted_at is null ${forUpdate ? 'for update' : ''}`,
    [id],
  );
  return rows[0] ?? null;
}

export function isBanned({ banned_until }: Pick<UserRow, 'banned_until'>, now: Date): boolean {
  return banned_until !== null && banned_until > now;
}

export const COLUMNS = `id, role, email, encrypted_password, email_confirmed_at, invited_at, confirmation_sent_at, recovery_sent_at,
  email_change, email_change_sent_at, email_change_confirm_status, reauthentication_sent_at, last_sign_in_at, raw_app_meta_data,
  raw_user_meta_data, banned_until, is_anonymous, created_at, updated_at`;
