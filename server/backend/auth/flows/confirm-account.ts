import type { PoolClient } from 'pg';
import type { TakenToken } from '#server/backend/auth/accounts/one-time-tokens.ts';
import {
  dropSignUps,
  findOnlySignUp,
  listChosenPasswords,
  type SignUp,
} from '#server/backend/auth/accounts/pending-sign-ups.ts';
import type { UserRow } from '#server/backend/auth/accounts/users.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { saySignUpsDropped } from '#server/backend/auth/protocol/messages.ts';
import type { Querier } from '#server/backend/auth/protocol/transaction.ts';

/** A consumed token, with the sign-up that its link was sent for. */
export type Proof = TakenToken & { signUp?: SignUp };

/**
 * The address is its owner’s from now on. The password of the account is that of the link which
 * proved it, or none: other sign-ups open nothing any more, and the owner, of whom one may be, is
 * told.
 */
export async function confirmAccount(
  service: AuthService,
  client: PoolClient,
  { user, taken, asksForPassword }: { user: UserRow; taken: Proof; asksForPassword: boolean },
): Promise<void> {
  // An operator’s own link leaves what the operator gave; one that only signs in proves nothing of
  // who chose a password.
  const kept = taken.type === 'confirmation_token' ? user.encrypted_password : null;
  const password = taken.signUp ? taken.signUp.passwordHash : kept;
  const dropped = await findDropped(client, { user, password });
  await install(client, { user, password, data: taken.signUp?.data ?? null, now: service.now() });
  await dropSignUps(client, user.id);
  if (dropped && !asksForPassword) {
    const hasPassword = password !== null;
    await service.sendMessage(saySignUpsDropped(service, { to: user.email, hasPassword }));
  }
}

/**
 * The same by the word of the operator: with its password if it gives one, else with the only one
 * that waits.
 */
export async function confirmByHand(
  service: AuthService,
  client: PoolClient,
  { user, passwordHash }: { user: UserRow; passwordHash: string | null },
): Promise<void> {
  if (user.email_confirmed_at !== null) return;
  const signUp = passwordHash === null ? await findOnlySignUp(client, user) : null;
  await confirmAccount(service, client, {
    user: { ...user, encrypted_password: passwordHash ?? user.encrypted_password },
    taken: {
      userId: user.id,
      email: user.email,
      type: 'confirmation_token',
      ...(signUp && { signUp }),
    },
    asksForPassword: false,
  });
}

async function findDropped(
  client: Querier,
  { user, password }: { user: UserRow; password: string | null },
): Promise<boolean> {
  const chosen = await listChosenPasswords(client, user);
  return chosen.some((other) => other !== password);
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
}
