import * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { hashToFind, isPassword } from '#server/backend/auth/accounts/password.ts';
import { isOfSignUp } from '#server/backend/auth/accounts/pending-sign-ups.ts';
import { saltOf } from '#server/backend/auth/accounts/secrets.ts';
import { findUserByEmail, type UserRow } from '#server/backend/auth/accounts/users.ts';
import {
  type AuthRequest,
  emailSchema,
  parseBody,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { requireHuman } from '#server/backend/auth/protocol/captcha.ts';
import { answerKnownDevice, readKnownDevice } from '#server/backend/auth/protocol/known-device.ts';
import { forgetPasswordRate, tryPassword } from '#server/backend/auth/protocol/limits.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import { openSession, requireWelcome } from '#server/backend/auth/sessions/open-session.ts';

/** POST /token?grant_type=password. A wrong password does not tell whether the account exists. */
export async function signIn(service: AuthService, request: AuthRequest): Promise<Response> {
  const { email, phone, password } = parseBody(bodySchema, request.body);
  if (phone) throw makeAuthRefusal(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (!email) throw makeAuthRefusal(400, 'validation_failed', 'missing email or phone');
  await requireHuman(service, request);
  const user = await findUserByEmail(service.accounts, email);
  const device = readKnownDevice(service, request, user);
  const given = { account: email, clientIp: request.clientIp, device };
  const isRight = await tryPassword(service.limits, given, () =>
    isPassword(password, user?.encrypted_password ?? null, {
      ...request,
      account: email,
      isKnown: device !== null,
    }),
  );
  if (user === null || !isRight)
    throw await explainRefusal(service, { request, user, email, password });
  requireWelcome(user, service.now());
  if (user.email_confirmed_at === null) throw notConfirmed();
  await forgetPasswordRate(service.limits, given);
  const answer = await inTransaction(service.accounts, async (client) => {
    await audit(client, request, { action: 'login', user, now: service.now() });
    return openSession(service, client, { request, user, method: 'password' });
  });
  return answerKnownDevice(service, request, { user, answer });
}

/**
 * Tells « not confirmed » for the password of a pending sign-up, whether or not the address has an
 * account. A wrong password costs two comparisons in both cases.
 */
async function explainRefusal(
  { accounts, keys }: AuthService,
  {
    request,
    user,
    email,
    password,
  }: { request: AuthRequest; user: UserRow | null; email: string; password: string },
): Promise<Error> {
  const passwordHash = await hashToFind(password, saltOf(email, keys.secret), {
    ...request,
    account: email,
  });
  return (await isOfSignUp(accounts, { userId: user?.id ?? null, passwordHash }))
    ? notConfirmed()
    : makeAuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');
}

function notConfirmed(): Error {
  return makeAuthRefusal(400, 'email_not_confirmed', 'Email not confirmed');
}

const bodySchema = z.object({
  email: z.optional(z.nullable(emailSchema)),
  phone: z.optional(z.nullable(textSchema)),
  password: textSchema,
});
