import type { PoolClient } from 'pg';
import * as z from 'zod/mini';
import { audit } from '#server/backend/auth/accounts/audit.ts';
import { writeUser } from '#server/backend/auth/accounts/describe-user.ts';
import { addUser, draftIdentity, draftUser } from '#server/backend/auth/accounts/make-user.ts';
import { hashPassword, requireStrongPassword } from '#server/backend/auth/accounts/password.ts';
import {
  keepSignUp,
  type Origin,
  type SignUp,
} from '#server/backend/auth/accounts/pending-sign-ups.ts';
import { saltOf } from '#server/backend/auth/accounts/secrets.ts';
import { findUserByEmail } from '#server/backend/auth/accounts/users.ts';
import { answerSteadily } from '#server/backend/auth/protocol/answer-alike.ts';
import { sayAlreadyRegistered } from '#server/backend/auth/protocol/auth-emails.ts';
import {
  type AuthRequest,
  challengeFields,
  emailSchema,
  parseBody,
  textSchema,
} from '#server/backend/auth/protocol/auth-request.ts';
import type { AuthService } from '#server/backend/auth/protocol/auth-service.ts';
import { requireHuman } from '#server/backend/auth/protocol/captcha.ts';
import { type Turn, withTurn } from '#server/backend/auth/protocol/email-turn.ts';
import { metadataSchema } from '#server/backend/auth/protocol/metadata.ts';
import { makeAuthRefusal } from '#server/backend/auth/protocol/problem.ts';
import { chooseRedirect } from '#server/backend/auth/protocol/redirect.ts';
import { answerWithCookie } from '#server/backend/auth/protocol/site-cookie.ts';
import { inTransaction } from '#server/backend/auth/protocol/transaction.ts';
import type { Challenge } from './code-exchange.ts';
import { sendSignUp } from './send-confirmation.ts';
import { markSignUp } from './sign-up-browser.ts';

/**
 * POST /signup. A known address gets the answer of a new one, and its owner an e-mail that says so.
 * Several may sign up with an unconfirmed address: the account gets the password of the browser
 * that opens a link. A second request within the minute gets the same answer; its e-mail waits.
 */
export async function signUp(service: AuthService, request: AuthRequest): Promise<Response> {
  const { email, password, data, challenge } = readBody(service, request);
  await requireHuman(service, request);
  requireStrongPassword(password, email);
  return answerSteadily(service, async () => {
    const passwordHash = await hashPassword(password, request, saltOf(email, service.keys.secret));
    const redirectTo = chooseRedirect(service.site, request.query.get('redirect_to'));
    const draft = draftUser({ email, passwordHash: null, data, now: service.now() });
    const identity = draftIdentity(draft);
    const { from, cookie } = markSignUp(service, request);
    await withTurn(service.limits, email, (turn) =>
      inTransaction(service.accounts, async (client) => {
        // Stored without metadata, which is set when the link is used.
        if (await addUser(client, { ...draft, raw_user_meta_data: {} }, identity))
          await audit(client, request, {
            action: 'user_signedup',
            user: draft,
            now: draft.created_at,
          });
        const asked = { signUp: { passwordHash, data }, from, redirectTo, challenge, turn };
        await askForAccount(service, client, { email, asked });
      }),
    );
    return answerWithCookie(writeUser(draft, [identity]), cookie);
  });
}

type Asked = {
  signUp: SignUp;
  from: Origin;
  redirectTo: string;
  challenge: Challenge;
  /** Null when no e-mail may be sent. */
  turn: Turn | null;
};

/** Sends the link, or tells the owner that the account exists; the answer is the same. */
async function askForAccount(
  service: AuthService,
  client: PoolClient,
  { email, asked }: { email: string; asked: Asked },
): Promise<void> {
  const user = await findUserByEmail(client, email, { forUpdate: true });
  // A simultaneous request has deleted it.
  if (user === null) return;
  if (user.email_confirmed_at === null) return sendSignUp(service, client, { user, ...asked });
  const { signUp, from, turn } = asked;
  await keepSignUp(client, { ...signUp, from, userId: user.id, token: null, now: service.now() });
  if (turn) await service.sendEmail(sayAlreadyRegistered(service, email, turn));
}

function readBody(service: AuthService, request: AuthRequest) {
  const { email, phone, password, data, ...challenge } = parseBody(bodySchema, request.body);
  if (phone) throw makeAuthRefusal(400, 'phone_provider_disabled', 'Phone signups are disabled');
  if (!service.isSignUpOpen())
    throw makeAuthRefusal(422, 'signup_disabled', 'Signups not allowed for this instance');
  if (!email && !password)
    throw makeAuthRefusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (!email) throw makeAuthRefusal(400, 'validation_failed', 'Signup requires a valid email');
  if (!password)
    throw makeAuthRefusal(400, 'validation_failed', 'Signup requires a valid password');
  return { email, password, data: data ?? {}, challenge };
}

const bodySchema = z.object({
  email: z.optional(z.nullable(emailSchema)),
  phone: z.optional(z.nullable(textSchema)),
  password: z.optional(z.nullable(textSchema)),
  data: z.optional(z.nullable(metadataSchema)),
  ...challengeFields,
});
