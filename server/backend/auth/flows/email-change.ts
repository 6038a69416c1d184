import type { PoolClient } from 'pg';
import { keepToken, type TakenToken } from '#server/backend/auth/accounts/one-time-tokens.ts';
import { makeToken } from '#server/backend/auth/accounts/secrets.ts';
import { findUserByEmail, type UserRow } from '#server/backend/auth/accounts/users.ts';
import { sayAlreadyRegistered, writeLink } from '#server/backend/auth/protocol/auth-emails.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { tellChange } from '#server/backend/auth/protocol/tell-change.ts';

/**
 * Asks both addresses to confirm a change of e-mail. If the new one has an account, its owner is
 * told instead; the requester sees no difference.
 */
export async function askEmailChange(
  service: AuthService,
  client: PoolClient,
  { user, newEmail, redirectTo }: { user: UserRow; newEmail: string; redirectTo: string },
): Promise<void> {
  const now = service.now();
  await beginEmailChange(client, { user, newEmail, now });
  const owner = await findUserByEmail(client, newEmail);
  for (const [type, to] of [
    ['email_change_token_current', user.email],
    ['email_change_token_new', newEmail],
  ] as const) {
    const token = makeToken();
    await keepToken(client, { userId: user.id, type, token, email: to, now });
    const url = writeLink(service, { token, type: 'email_change', redirectTo });
    const isTaken = owner !== null && to === newEmail;
    await service.sendEmail(
      isTaken ? sayAlreadyRegistered(service, to) : { kind: 'email-change', to, url, newEmail },
    );
  }
}

/** Repeating a change keeps the agreement already given; a different change voids earlier links. */
export async function beginEmailChange(
  client: PoolClient,
  { user, newEmail, now }: { user: UserRow; newEmail: string; now: Date },
): Promise<void> {
  await client.query(
    `update auth.users set email_change = $2::text, email_change_sent_at = $3, updated_at = $3,
       email_change_confirm_status = case when email_change = $2::text then email_change_confirm_status else 0 end
     where id = $1`,
    [user.id, newEmail, now],
  );
  if (user.email_change !== newEmail)
    await client.query(
      "delete from auth.one_time_tokens where user_id = $1 and token_type in ('email_change_token_current', 'email_change_token_new')",
      [user.id],
    );
}

/** Takes the agreement of one address; the second one completes the change. */
export async function acceptEmailChange(
  service: AuthService,
  client: PoolClient,
  { user, taken }: { user: UserRow; taken: TakenToken },
): Promise<{ user: UserRow; isHalfDone: boolean }> {
  const now = service.now();
  const isCurrent = taken.type === 'email_change_token_current';
  // A link agrees only for the address that it was sent to.
  if (user.email_change === '' || taken.email !== (isCurrent ? user.email : user.email_change))
    throw makeAuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired');
  const agreed = isCurrent ? CURRENT_AGREED : NEW_AGREED;
  const before = user.email_change_confirm_status;
  if (before === 0 || before === agreed) {
    await client.query(
      'update auth.users set email_change_confirm_status = $2, updated_at = $3 where id = $1',
      [user.id, agreed, now],
    );
    return { user, isHalfDone: true };
  }
  const newEmail = user.email_change;
  const owner = await findUserByEmail(client, newEmail);
  if (owner !== null)
    throw makeAuthRefusal(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    );
  await client.query(
    `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0, email_confirmed_at = $3, updated_at = $3
     where id = $1`,
    [user.id, newEmail, now],
  );
  await client.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true),
       updated_at = $3 where user_id = $1 and provider = 'email'`,
    [user.id, newEmail, now],
  );
  // Links sent to the former address stop working.
  await client.query('delete from auth.one_time_tokens where user_id = $1', [taken.userId]);
  await tellChange(service, user, {
    kind: 'address-changed',
    formerEmail: user.email,
    newEmail,
  });
  return {
    user: { ...user, email: newEmail, email_change: '', email_change_confirm_status: 0 },
    isHalfDone: false,
  };
}

/** The address that has confirmed; two links of the same one count once. */
const CURRENT_AGREED = 1;
const NEW_AGREED = 2;
