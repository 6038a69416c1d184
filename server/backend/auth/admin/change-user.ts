import type { PoolClient } from 'pg';
import type * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { describeUser } from '#server/backend/auth/accounts/describe-user.ts';
import { hashPassword, requireStrongPassword } from '#server/backend/auth/accounts/password.ts';
import { dropSignUps } from '#server/backend/auth/accounts/pending-sign-ups.ts';
import { findUser, findUserByEmail, type UserRow } from '#server/backend/auth/accounts/users.ts';
import { confirmByHand } from '#server/backend/auth/flows/confirm-account.ts';
import { type AuthRequest, parseBody } from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { requireBounded } from '#server/backend/auth/protocol/metadata.ts';
import { tellChange } from '#server/backend/auth/protocol/tell-change.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { endSessions } from '#server/backend/auth/sessions/end-sessions.ts';
import { parseBan } from './parse-ban.ts';
import { accountSchema, emailExists, notFound, requireAccount } from './users.ts';

/** PUT /admin/users/:id: changes any field; a new password or a ban ends the user’s sessions. */
export async function changeUser(service: AuthService, request: AuthRequest): Promise<unknown> {
  const change = parseBody(accountSchema, request.body);
  const former = await requireAccount(service.accounts, request);
  const { id } = former;
  const { password } = change;
  if (password) requireStrongPassword(password, change.email ?? former.email);
  const passwordHash = password ? await hashPassword(password, request) : null;
  const now = service.now();
  return inTransaction(service.accounts, async (client) => {
    await settleEmail(service, client, { id, change, passwordHash });
    const user = await writeChange(client, { id, change, passwordHash, now });
    const isOut = passwordHash !== null || (user.banned_until !== null && user.banned_until > now);
    if (isOut) await endSessions(client, { userId: id, sessionId: null, scope: 'global' });
    await audit(client, request, { action: 'user_modified', user, now });
    const answer = await describeUser(client, user);
    await tellChanges(service, { former, user, hasNewPassword: passwordHash !== null });
    return answer;
  });
}

/** An address that nobody has confirmed yet is not written to. */
async function tellChanges(
  service: AuthService,
  { former, user, hasNewPassword }: { former: UserRow; user: UserRow; hasNewPassword: boolean },
): Promise<void> {
  if (former.email_confirmed_at === null) return;
  if (user.email !== former.email)
    await tellChange(service, user, {
      kind: 'address-changed',
      formerEmail: former.email,
      newEmail: user.email,
    });
  if (hasNewPassword) await tellChange(service, user, { kind: 'password-changed' });
}

type Change = z.infer<typeof accountSchema>;

/** Moves the account to another address, or confirms the current one. */
async function settleEmail(
  service: AuthService,
  client: PoolClient,
  {
    id,
    change: { email, email_confirm },
    passwordHash,
  }: { id: string; change: Change; passwordHash: string | null },
): Promise<void> {
  const user = await findUser(client, id, { forUpdate: true });
  if (user === null) throw notFound();
  if (email && email !== user.email) await moveAccount(client, { id, email, now: service.now() });
  else if (email_confirm) await confirmByHand(service, client, { user, passwordHash });
}

async function writeChange(
  client: PoolClient,
  {
    id,
    change: { user_metadata, app_metadata, ban_duration },
    passwordHash,
    now,
  }: { id: string; change: Change; passwordHash: string | null; now: Date },
): Promise<UserRow> {
  await client.query(
    `update auth.users set encrypted_password = coalesce($2, encrypted_password),
       raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || $4), raw_app_meta_data = jsonb_strip_nulls(raw_app_meta_data || $5),
       banned_until = case when $6 then $7 else banned_until end, updated_at = $3
     where id = $1`,
    [
      id,
      passwordHash,
      now,
      user_metadata ?? {},
      app_metadata ?? {},
      Boolean(ban_duration),
      ban_duration ? parseBan(ban_duration, now) : null,
    ],
  );
  const user = await findUser(client, id);
  if (user === null) throw notFound();
  requireBounded({
    ...(user_metadata && { user_metadata: user.raw_user_meta_data }),
    ...(app_metadata && { app_metadata: user.raw_app_meta_data }),
  });
  return user;
}

async function moveAccount(
  client: PoolClient,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  if ((await findUserByEmail(client, email)) !== null) throw emailExists();
  await client.query('update auth.users set email = $2, email_confirmed_at = $3 where id = $1', [
    id,
    email,
    now,
  ]);
  await client.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text), updated_at = $3
     where user_id = $1 and provider = 'email'`,
    [id, email, now],
  );
  // Sign-ups requested at the former address do not belong to the owner of the new one.
  await dropSignUps(client, id);
}
