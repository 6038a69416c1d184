import type { PoolClient } from 'pg';
import {
  dropSignUps,
  findOnlySignUp,
  findSignUp,
  listSignUps,
} from '#server/backend/auth/accounts/pending-sign-ups.ts';
import type { UserRow } from '#server/backend/auth/accounts/users.ts';
import { saySignUpsDropped } from '#server/backend/auth/protocol/auth-emails.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';

/**
 * Confirms the address and installs this browser’s sign-up, if any; drops the others. Returns
 * whether someone who signed up is left without a password.
 */
export async function confirmAccount(
  client: PoolClient,
  {
    user,
    isOfSignUp,
    browser,
    now,
  }: {
    user: UserRow;
    isOfSignUp: boolean;
    browser: string | null;
    now: Date;
  },
): Promise<{ lacksPassword: boolean }> {
  const signUp = await findSignUp(client, { userId: user.id, browser });
  // Sign-ups have their own table: a password on an unconfirmed account is the operator’s.
  const password = user.encrypted_password ?? signUp?.passwordHash ?? null;
  const hadSignUps = (await listSignUps(client, user.id)).length > 0;
  await install(client, { user, password, data: signUp?.data ?? null, now });
  return { lacksPassword: password === null && (isOfSignUp || hadSignUps) };
}

/**
 * Confirmation by the operator, with the given password, else with the only pending one. The owner
 * is told when other pending passwords are dropped.
 */
export async function confirmByHand(
  service: AuthService,
  client: PoolClient,
  { user, passwordHash }: { user: UserRow; passwordHash: string | null },
): Promise<void> {
  if (user.email_confirmed_at !== null) return;
  const given = passwordHash ?? user.encrypted_password;
  const signUp = given === null ? await findOnlySignUp(client, user.id) : null;
  const password = given ?? signUp?.passwordHash ?? null;
  const dropped = (await listSignUps(client, user.id)).some(
    (other) => other.passwordHash !== password,
  );
  await install(client, { user, password, data: signUp?.data ?? null, now: service.now() });
  const hasPassword = password !== null;
  if (dropped) await service.sendEmail(saySignUpsDropped(service, { to: user.email, hasPassword }));
}

async function install(
  client: Querier,
  {
    user,
    password,
    data,
    now,
  }: {
    user: UserRow;
    password: string | null;
    data: Record<string, unknown> | null;
    now: Date;
  },
): Promise<void> {
  await client.query(
    `update auth.users set email_confirmed_at = $2, updated_at = $2, encrypted_password = $3,
       raw_user_meta_data = coalesce($4, raw_user_meta_data) where id = $1`,
    [user.id, now, password, data],
  );
  await client.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     where user_id = $1 and provider = 'email'`,
    [user.id, now],
  );
  await dropSignUps(client, user.id);
}
