import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import {
  type TakenToken,
  type TokenType,
  takeToken,
} from '#server/backend/auth/accounts/one-time-tokens.ts';
import { takeSignUpLink } from '#server/backend/auth/accounts/pending-sign-ups.ts';
import { findUser, type UserRow } from '#server/backend/auth/accounts/users.ts';
import {
  type AuthRequest,
  emailSchema,
  parseBody,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { inTransaction, type Querier } from '#server/backend/auth/protocol/transaction.ts';
import { endSessions } from '#server/backend/auth/sessions/end-sessions.ts';
import { openSession, requireWelcome } from '#server/backend/auth/sessions/open-session.ts';
import { confirmAccount } from './confirm-account.ts';
import { acceptEmailChange } from './email-change.ts';
import { readSignUpBrowser } from './sign-up-browser.ts';

/** POST /verify: exchanges the token of an e-mail for a session, once. */
export function verify(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { type, token, token_hash, email, phone } = parseBody(bodySchema, request.body);
  if (phone) throw makeAuthRefusal(400, 'phone_provider_disabled', 'Phone logins are disabled');
  const given = token_hash || token;
  if (!given)
    throw makeAuthRefusal(400, 'validation_failed', 'Verify requires a token or a token hash');
  // A six-digit code is valid only with its address.
  if (!token_hash && !email)
    throw makeAuthRefusal(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    );
  return inTransaction(service.accounts, async (client) => {
    const asked = { request, token: given, type, email: email ?? null };
    const { user, isHalfDone, method } = await useToken(service, client, asked);
    if (isHalfDone) return HALF_DONE;
    await audit(client, request, { action: 'login', user, now: service.now() });
    return openSession(service, client, { request, user, method });
  });
}

export type VerifyType = z.infer<typeof verifyTypeSchema>;

/**
 * Consumes a token and does what its type allows; refuses one that is unknown, used, expired, or of
 * a banned user. With method « recovery » the user must choose a password.
 */
export async function useToken(
  service: AuthService,
  client: PoolClient,
  {
    request,
    token,
    type,
    email,
  }: { request: AuthRequest; token: string; type: VerifyType; email: string | null },
): Promise<{ user: UserRow; isHalfDone: boolean; method: 'otp' | 'recovery' }> {
  const now = service.now();
  const taken = await takeProof(client, { token, type, now });
  if (taken === null || (email !== null && email !== taken.email)) throw expired();
  const user = await findUser(client, taken.userId, { forUpdate: true });
  if (user === null) throw expired();
  requireWelcome(user, now);
  if (type === 'email_change')
    return { ...(await acceptEmailChange(service, client, { user, taken })), method: 'otp' };
  const isRecovery = type === 'recovery';
  // A recovery sets a new password anyway.
  const browser = isRecovery ? null : readSignUpBrowser(service, request);
  const lacksPassword =
    user.email_confirmed_at === null &&
    (await confirmAccount(client, { user, isOfSignUp: type === 'signup', browser, now }))
      .lacksPassword;
  if (isRecovery) await endSessions(client, { userId: user.id, sessionId: null, scope: 'global' });
  return {
    user: (await findUser(client, user.id)) ?? user,
    isHalfDone: false,
    method: isRecovery || lacksPassword ? 'recovery' : 'otp',
  };
}

async function takeProof(
  client: Querier,
  { token, type, now }: { token: string; type: VerifyType; now: Date },
): Promise<TakenToken | null> {
  const types = TOKEN_TYPES[type];
  const taken = await takeToken(client, { token, types, now });
  if (taken !== null || !SIGN_UP_TYPES.includes(type)) return taken;
  return takeSignUpLink(client, { token, now });
}

export function expired(): Error {
  return makeAuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired');
}

/** The answer to the first of the two links that an e-mail change needs. */
export const HALF_DONE = {
  code: 200,
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
};

export const verifyTypeSchema = z.enum([
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
]);

const TOKEN_TYPES: Readonly<Record<VerifyType, readonly TokenType[]>> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
};

const SIGN_UP_TYPES: readonly VerifyType[] = ['signup', 'email'];

const bodySchema = z.object({
  type: verifyTypeSchema,
  token: z.optional(z.nullable(textSchema)),
  token_hash: z.optional(z.nullable(textSchema)),
  email: z.optional(z.nullable(emailSchema)),
  phone: z.optional(z.nullable(textSchema)),
});
