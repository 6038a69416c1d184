import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { writeUser } from '#server/backend/auth/accounts/describe-user.ts';
import { addUser, draftIdentity, draftUser } from '#server/backend/auth/accounts/make-user.ts';
import { hashPassword, requireStrongPassword } from '#server/backend/auth/accounts/password.ts';
import { findUserByEmail, type UserRow } from '#server/backend/auth/accounts/users.ts';
import {
  type AuthRequest,
  challengeFields,
  emailSchema,
  metadataSchema,
  parseBody,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { requireHuman } from '#server/backend/auth/protocol/captcha.ts';
import { forgetRate, takeMessageRate } from '#server/backend/auth/protocol/limits.ts';
import { sayAlreadyRegistered } from '#server/backend/auth/protocol/messages.ts';
import { refuse } from '#server/backend/auth/protocol/problem.ts';
import { chooseRedirect } from '#server/backend/auth/protocol/redirect.ts';
import { inSteadyTime } from '#server/backend/auth/protocol/steady.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import type { Challenge } from './code-exchange.ts';
import { sendConfirmation } from './send-link.ts';

/**
 * POST /signup. A known address gets the answer of a new one, and a message that says so to its owner. One that nobody has confirmed
 * may be taken up again by whoever confirms it: with the last password, by the last link.
 */
export async function signUp(service: AuthService, request: AuthRequest): Promise<unknown> {
  const { email, phone, password, data, ...challenge } = parseBody(bodySchema, request.body);
  if (phone) throw refuse(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!service.isSignUpOpen())
    throw refuse(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (!email && !password)
    throw refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (!email) throw refuse(400, 'validation_failed', 'Signup requires a valid email');
  if (!password) throw refuse(400, 'validation_failed', 'Signup requires a valid password');
  await requireHuman(service, request);
  requireStrongPassword(password, email);
  return inSteadyTime(service.steadyMs, async () => {
    const user = draftUser({
      email,
      passwordHash: await hashPassword(password, request),
      data: data ?? {},
      now: service.now(),
    });
    const identity = draftIdentity(user);
    const redirectTo = chooseRedirect(service.site, request.query.get('redirect_to'));
    await inTransaction(service.accounts, async (client) => {
      if (await addUser(client, user, identity)) {
        await takeMessageRate(service.limits, email);
        await audit(client, request, { action: 'user_signedup', user, now: service.now() });
        await sendConfirmation(service, client, { user, redirectTo, challenge });
      } else await meetAgain(service, client, { draft: user, redirectTo, challenge });
    });
    return writeUser(user, [identity]);
  });
}

/** A sign-up with an address that has an account: nothing of it shows, and not more than one message a minute. */
async function meetAgain(
  service: AuthService,
  client: PoolClient,
  { draft, redirectTo, challenge }: { draft: UserRow; redirectTo: string; challenge: Challenge },
): Promise<void> {
  const known = await findUserByEmail(client, draft.email, { forUpdate: true });
  if (known === null || !(await takeMessageRate(service.limits, draft.email))) return;
  try {
    if (known.email_confirmed_at === null) {
      await client.query(
        'update auth.users set encrypted_password = $2, raw_user_meta_data = $3, updated_at = $4 where id = $1',
        [known.id, draft.encrypted_password, draft.raw_user_meta_data, service.now()],
      );
      await sendConfirmation(service, client, {
        user: { ...known, raw_user_meta_data: draft.raw_user_meta_data },
        redirectTo,
        challenge,
      });
      return;
    }
    await service.sendMessage(sayAlreadyRegistered(service, known.email));
  } catch (error) {
    await forgetRate(service.limits.message, draft.email);
    throw error;
  }
}

const bodySchema = z.object({
  email: z.optional(z.nullable(emailSchema)),
  phone: z.optional(z.nullable(textSchema)),
  password: z.optional(z.nullable(textSchema)),
  data: z.optional(z.nullable(metadataSchema)),
  ...challengeFields,
});
