import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { describeUser } from '#server/backend/auth/accounts/describe-user.ts';
import {
  hashPassword,
  isPassword,
  requireStrongPassword,
} from '#server/backend/auth/accounts/password.ts';
import { findUser, type UserRow } from '#server/backend/auth/accounts/users.ts';
import {
  type AuthRequest,
  challengeFields,
  emailSchema,
  parseBody,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { answerKnownDevice, readKnownDevice } from '#server/backend/auth/protocol/known-device.ts';
import {
  giveEmailRateBack,
  giveStrangerRateBack,
  requireEmailRate,
  requireStrangerRate,
  tryPassword,
} from '#server/backend/auth/protocol/limits.ts';
import { metadataSchema, requireBounded } from '#server/backend/auth/protocol/metadata.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { chooseRedirect } from '#server/backend/auth/protocol/redirect.ts';
import { tellChange } from '#server/backend/auth/protocol/tell-change.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { endSessions } from '#server/backend/auth/sessions/end-sessions.ts';
import { requireStrongSession } from '#server/backend/auth/sessions/require-strong-session.ts';
import { type OpenSession, requireUser } from '#server/backend/auth/sessions/require-user.ts';
import { askEmailChange } from './email-change.ts';
import { requireFresh } from './reauthenticate.ts';

/** GET /user. */
export async function getUser(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { user } = await requireUser(service, request);
  return describeUser(service.accounts, user);
}

/** PUT /user: changes password, e-mail or user metadata, and nothing else. */
export async function updateUser(service: AuthService, request: AuthRequest): Promise<unknown> {
  const session = await requireUser(service, request);
  await requireStrongSession(service, session);
  const { email, phone, password, data, nonce, current_password } = parseBody(
    bodySchema,
    request.body,
  );
  if (phone) throw makeAuthRefusal(400, 'phone_provider_disabled', 'Phone logins are disabled');
  const { user } = session;
  const newEmail = email && email !== user.email ? email : null;
  if (password) requireStrongPassword(password, user.email);
  if (newEmail !== null || password)
    await requireOwner(service, session, {
      request,
      nonce: nonce ?? null,
      current: current_password ?? null,
    });
  const passwordHash = password ? await hashOtherPassword(user, password, request) : null;
  const write = async (client: PoolClient) => {
    if (data) await changeMetadata(service, client, { user, data });
    if (passwordHash !== null)
      await changePassword(service, client, { request, session, passwordHash });
    if (newEmail !== null) {
      const redirectTo = chooseRedirect(service.site, request.query.get('redirect_to'));
      await askEmailChange(service, client, { user, newEmail, redirectTo });
    }
    await audit(client, request, { action: 'user_modified', user, now: service.now() });
    const changedUser = (await findUser(client, user.id)) ?? user;
    const answer = await describeUser(client, changedUser);
    if (passwordHash !== null) await tellChange(service, user, { kind: 'password-changed' });
    return { user: changedUser, answer };
  };
  const change = () => inTransaction(service.accounts, write);
  const changed = await (newEmail === null
    ? change()
    : countChange(service, { user, newEmail }, change));
  // The proofs of known devices were bound to the former password.
  return passwordHash === null ? changed.answer : answerKnownDevice(service, request, changed);
}

/** One change a minute per account and per new address; failed writes do not count. */
async function countChange<Changed>(
  { limits }: AuthService,
  { user, newEmail }: { user: UserRow; newEmail: string },
  change: () => Promise<Changed>,
): Promise<Changed> {
  const own = { key: user.id };
  await requireEmailRate(limits, own);
  try {
    await requireStrangerRate(limits, newEmail);
    return await change().catch(async (error: unknown) => {
      await giveStrangerRateBack(limits, newEmail);
      throw error;
    });
  } catch (error) {
    await giveEmailRateBack(limits, own);
    throw error;
  }
}

/** Refuses a user without proof: the password, the code sent, or a session less than a day old. */
async function requireOwner(
  service: AuthService,
  session: OpenSession,
  {
    request,
    nonce,
    current,
  }: { request: AuthRequest; nonce: string | null; current: string | null },
): Promise<void> {
  if (!current) return requireFresh(service, session, nonce);
  const { email, encrypted_password } = session.user;
  const device = readKnownDevice(service, request, session.user);
  const given = { account: email, clientIp: request.clientIp, device };
  const compare = () => isPassword(current, encrypted_password, request);
  if (!(await tryPassword(service.limits, given, compare)))
    throw makeAuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');
}

async function hashOtherPassword(
  user: UserRow,
  password: string,
  request: AuthRequest,
): Promise<string> {
  if (await isPassword(password, user.encrypted_password, request))
    throw makeAuthRefusal(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  return hashPassword(password, request);
}

async function changePassword(
  service: AuthService,
  client: PoolClient,
  {
    request,
    session: { user, sessionId },
    passwordHash,
  }: { request: AuthRequest; session: OpenSession; passwordHash: string },
): Promise<void> {
  const now = service.now();
  await client.query(
    'update auth.users set encrypted_password = $2, updated_at = $3 where id = $1',
    [user.id, passwordHash, now],
  );
  // Whoever knew the previous password, or holds a link made for it, is signed out.
  await endSessions(client, { userId: user.id, sessionId, scope: 'others' });
  await client.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type in ('confirmation_token', 'recovery_token', 'reauthentication_token')",
    [user.id],
  );
  await audit(client, request, { action: 'user_updated_password', user, now });
}

async function changeMetadata(
  { now }: AuthService,
  client: PoolClient,
  { user, data }: { user: UserRow; data: Record<string, unknown> },
): Promise<void> {
  const { rows } = await client.query<{ data: Record<string, unknown> }>(
    // A null removes the key, as in GoTrue.
    `update auth.users set raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || $2), updated_at = $3 where id = $1
     returning raw_user_meta_data as data`,
    [user.id, data, now()],
  );
  requireBounded({ data: rows[0]?.data ?? {} });
}

const bodySchema = z.object({
  email: z.optional(z.nullable(emailSchema)),
  phone: z.optional(z.nullable(textSchema)),
  password: z.optional(z.nullable(textSchema)),
  data: z.optional(z.nullable(metadataSchema)),
  nonce: z.optional(z.nullable(textSchema)),
  current_password: z.optional(z.nullable(textSchema)),
  ...challengeFields,
});
