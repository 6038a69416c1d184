import { randomUUID } from 'node:crypto';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';
import type { IdentityRow } from './describe-user.ts';
import type { UserRow } from './users.ts';

/** The rows of a new user and of its e-mail identity, not yet stored. */
export function draftUser({
  email,
  passwordHash,
  data,
  now,
}: {
  email: string;
  passwordHash: string | null;
  data: Record<string, unknown>;
  now: Date;
}): UserRow {
  return {
    id: randomUUID(),
    role: 'authenticated',
    email,
    encrypted_password: passwordHash,
    email_confirmed_at: null,
    invited_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: '',
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: data,
    banned_until: null,
    is_anonymous: false,
    created_at: now,
    updated_at: now,
  };
}

export function draftIdentity({ id, email, email_confirmed_at, created_at }: UserRow): IdentityRow {
  return {
    id: randomUUID(),
    provider_id: id,
    user_id: id,
    identity_data: {
      sub: id,
      email,
      email_verified: email_confirmed_at !== null,
      phone_verified: false,
    },
    provider: 'email',
    last_sign_in_at: created_at,
    created_at,
    updated_at: created_at,
    email,
  };
}

/** Inserts the account unless the address is taken, simultaneously too; returns whether it did. */
export async function addUser(
  client: Querier,
  user: UserRow,
  identity: IdentityRow,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, invited_at, confirmation_sent_at,
       raw_app_meta_data, raw_user_meta_data, banned_until, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
     on conflict (lower(email)) where not is_sso_user do nothing`,
    [
      user.id,
      user.role,
      user.email,
      user.encrypted_password,
      user.email_confirmed_at,
      user.invited_at,
      user.confirmation_sent_at,
      user.raw_app_meta_data,
      user.raw_user_meta_data,
      user.banned_until,
      user.created_at,
    ],
  );
  if (rowCount === 0) return false;
  await client.query(
    `insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6, $6)`,
    [
      identity.id,
      identity.provider_id,
      identity.user_id,
      identity.identity_data,
      identity.provider,
      identity.created_at,
    ],
  );
  return true;
}
